import type { notices, opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";

type Details = typeof opportunityDetails.$inferSelect;
export type KeyDate = typeof opportunityKeyDates.$inferSelect;
type PackedNotice = Pick<typeof notices.$inferSelect, "portal" | "key" | "content">;

/** What is packed of a bid. */
export type PackedText = {
  /** Not in the blocks of older releases. */
  rulesVersion?: string;
  details: Omit<Details, "opportunityId" | "documents"> | null;
  documents: (typeof opportunities.$inferSelect)["documents"];
  /** As they are stored, withdrawn ones included. */
  keyDates: Array<KeyDate>;
  notices: Array<PackedNotice>;
};

/** The texts of some bids by their ids. */
export type TextBlock = ReadonlyMap<number, PackedText>;

/** As compressed JSON. The same texts give the same bytes. */
export async function pack(block: TextBlock): Promise<Uint8Array> {
  const json = JSON.stringify([...block].map(([id, text]) => [id, withoutRepeats(text)]));
  return new Uint8Array(await through(json, new CompressionStream("deflate-raw")));
}

export async function unpack(packed: Uint8Array): Promise<Map<number, PackedText>> {
  const json = await through(packed.slice(), new DecompressionStream("deflate-raw"));
  const texts = JSON.parse(new TextDecoder().decode(json)) as Array<[number, StoredText]>;
  return new Map(texts.map(([id, text]) => [id, withRepeats(text)]));
}

export const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, position) => byte === b[position]);

const through = (content: BodyInit, compression: CompressionStream | DecompressionStream) =>
  new Response(new Response(content).body!.pipeThrough(compression)).arrayBuffer();

type Json = Record<string, unknown>;
/** As it is stored: a notice's JSON as a part of the block's, and what the first notice has word for word only there. */
type StoredText = Omit<PackedText, "details" | "documents" | "notices"> & {
  details: Json | null;
  documents?: unknown;
  notices: Array<Omit<PackedNotice, "content"> & { content: string | Json }>;
};

function withoutRepeats({ details, documents, notices, ...text }: PackedText): StoredText {
  const stored = notices.map((notice) => ({ ...notice, content: parsed(notice.content) }));
  const first = contentOf(stored);
  return {
    ...text,
    ...withoutSame({ documents }, first),
    details: details && withoutSame(details, first),
    notices: stored,
  };
}

function withRepeats({ details, documents, notices, ...text }: StoredText): PackedText {
  const { sections, translation, ...first } = contentOf(notices);
  return {
    ...text,
    details: details && ({ sections, translation, ...details } as PackedText["details"]),
    documents: (documents ?? first["documents"]) as PackedText["documents"],
    keyDates: text.keyDates.map(withDates),
    notices: notices.map(({ content, ...notice }) => ({
      ...notice,
      content: typeof content === "string" ? content : JSON.stringify(content),
    })),
  };
}

/** What the first notice says; nothing if that is not to be read. */
function contentOf(notices: StoredText["notices"]): Json {
  const content = notices[0]?.content;
  return typeof content === "object" ? content : {};
}

const withoutSame = (fields: Json, first: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !(name in first) || JSON.stringify(value) !== JSON.stringify(first[name]),
    ),
  );

/** A notice's JSON, or its text if it would not be the same to the letter when it is written again. */
function parsed(content: string): string | Json {
  try {
    const json: unknown = JSON.parse(content);
    return isObject(json) && JSON.stringify(json) === content ? json : content;
  } catch {
    return content;
  }
}

const isObject = (json: unknown): json is Json =>
  typeof json === "object" && json !== null && !Array.isArray(json);

const dateOf = (instant: Date | string) => new Date(instant);

/** JSON has dates as text, and blocks of older releases name no portal. */
function withDates(date: KeyDate): KeyDate {
  return {
    ...date,
    portal: date.portal ?? null,
    at: date.at && dateOf(date.at),
    conflictsWith: date.conflictsWith && dateOf(date.conflictsWith),
    changedAt: dateOf(date.changedAt),
  };
}
