/** So much text is read, placed or classified in about five milliseconds. */
const CHARACTERS_A_TURN = 10_000;
/** What a record costs whatever its length. */
const CHARACTERS_A_RECORD = 500;

/**
 * Long work keeps every other request in its isolate waiting. Called after each record, this lets them have their turn,
 * as often as the text that was worked on asks for.
 */
export function createTurns(charactersATurn = CHARACTERS_A_TURN) {
  let characters = 0;
  return {
    async after(worked: unknown): Promise<void> {
      characters += CHARACTERS_A_RECORD + textLength(worked);
      if (characters < charactersATurn) return;
      characters = 0;
      await nextTurn();
    },
  };
}

/** The same for a list: `work` is done for each, and its results are returned. */
export async function inTurns<T, Result>(
  all: ReadonlyArray<T>,
  work: (one: T) => Result,
): Promise<Array<Result>> {
  const turns = createTurns();
  const results: Array<Result> = [];
  for (const one of all) {
    results.push(work(one));
    await turns.after(one);
  }
  return results;
}

/** A page asks the cache and the database several times, and would wait for a turn of the work after each answer. */
const ROUNDS = 4;

/** Lets other requests go on. Not with promises alone: only a timer lets the runtime turn to another request. */
export async function nextTurn(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await new Promise<void>((resolve) => setTimeout(resolve, 0));
}

/** Of a value's texts, however deep they are in it. */
function textLength(value: unknown): number {
  let length = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === "string") length += one.length;
    else if (typeof one === "object" && one !== null)
      for (const inside of Object.values(one)) waiting.push(inside);
  }
  return length;
}
