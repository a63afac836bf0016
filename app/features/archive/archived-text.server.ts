import type { notices, opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";

type Details = typeof opportunityDetails.$inferSelect;
export type KeyDate = typeof opportunityKeyDates.$inferSelect;

/** What leaves the database of lists when a bid is archived. */
export type ArchivedText = {
  details: Omit<Details, "opportunityId"> | null;
  documents: (typeof opportunities.$inferSelect)["documents"];
  /** As they are stored, withdrawn ones included. */
  keyDates: Array<KeyDate>;
  notices: Array<Pick<typeof notices.$inferSelect, "id" | "content">>;
};

/** As compressed JSON in base64. The same text gives the same result. */
export async function pack(text: ArchivedText): Promise<string> {
  const bytes = await through(JSON.stringify(text), new CompressionStream("deflate-raw"));
  return base64Of(new Uint8Array(bytes));
}

export async function unpack(packed: string): Promise<ArchivedText> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const json = await through(bytes, new DecompressionStream("deflate-raw"));
  const text = JSON.parse(new TextDecoder().decode(json)) as ArchivedText;
  return { ...text, keyDates: text.keyDates.map(withDates) };
}

const through = (content: BodyInit, compression: CompressionStream | DecompressionStream) =>
  new Response(new Response(content).body!.pipeThrough(compression)).arrayBuffer();

/** A function takes a limited number of arguments. */
const BYTES_AT_ONCE = 8_192;

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  return btoa(binary);
}

const dateOf = (instant: Date | string) => new Date(instant);

/** JSON has dates as text. */
function withDates(date: KeyDate): KeyDate {
  return {
    ...date,
    at: date.at && dateOf(date.at),
    conflictsWith: date.conflictsWith && dateOf(date.conflictsWith),
    changedAt: dateOf(date.changedAt),
  };
}
