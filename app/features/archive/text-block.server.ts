import type { notices, opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";

type Details = typeof opportunityDetails.$inferSelect;
export type KeyDate = typeof opportunityKeyDates.$inferSelect;

/** What is packed of a bid. */
export type PackedText = {
  /** Not in the blocks of older releases. */
  rulesVersion?: string;
  details: Omit<Details, "opportunityId" | "documents"> | null;
  documents: (typeof opportunities.$inferSelect)["documents"];
  /** As they are stored, withdrawn ones included. */
  keyDates: Array<KeyDate>;
  notices: Array<Pick<typeof notices.$inferSelect, "portal" | "key" | "content">>;
};

/** The texts of some bids by their ids. */
export type TextBlock = ReadonlyMap<number, PackedText>;

/** As compressed JSON. The same texts give the same bytes. */
export async function pack(block: TextBlock): Promise<Uint8Array> {
  const json = JSON.stringify([...block]);
  return new Uint8Array(await through(json, new CompressionStream("deflate-raw")));
}

export async function unpack(packed: Uint8Array): Promise<Map<number, PackedText>> {
  const json = await through(packed.slice(), new DecompressionStream("deflate-raw"));
  const texts = JSON.parse(new TextDecoder().decode(json)) as Array<[number, PackedText]>;
  return new Map(texts.map(([id, text]) => [id, { ...text, keyDates: text.keyDates.map(withDates) }]));
}

export const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, position) => byte === b[position]);

const through = (content: BodyInit, compression: CompressionStream | DecompressionStream) =>
  new Response(new Response(content).body!.pipeThrough(compression)).arrayBuffer();

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
