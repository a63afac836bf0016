/** So much text is read, placed or classified in about ten milliseconds. */
const CHARACTERS_A_TURN = 20_000;
/** What a record costs whatever its length. */
const CHARACTERS_A_RECORD = 500;

/**
 * Long work in one isolate keeps every other request in it waiting. Called after each record, this lets them have their
 * turn as often as the text that was worked on asks for.
 */
export function createTurns(sleep: (ms: number) => Promise<void>) {
  let characters = 0;
  return {
    async after(worked: unknown): Promise<void> {
      characters += CHARACTERS_A_RECORD + textLength(worked);
      if (characters < CHARACTERS_A_TURN) return;
      characters = 0;
      await sleep(0);
    },
  };
}

/** Of a JSON value, with all that is in it. */
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
