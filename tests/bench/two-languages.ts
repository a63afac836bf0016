// Do the two texts of a notice have the same trades? Needs no labels: each difference is a mistake in one language.
import { existsSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { classifyNotice } from "~/domain/classification";
import type { Notice } from "~/domain/opportunities/notice";
import { canadaBuys } from "~/sources/canadabuys";
import type { Section } from "./figures";

/** Real notices of CanadaBuys, where they are at hand. */
const NOTICES = new URL("../../../shared/data/canadabuys/openTenderNotice.csv", import.meta.url);

/** A day on which all of them are open. */
const OPEN_ON = new Date("2026-01-01T12:00:00Z");

export type Disagreement = {
  title: string;
  translated: string;
  english: ReadonlyArray<string>;
  french: ReadonlyArray<string>;
};

type Comparison = { compared: number; disagreements: ReadonlyArray<Disagreement> };

/** Compares what is read from the whole texts, or from the titles alone, without codes and categories. */
export function compareLanguages(
  notices: ReadonlyArray<Notice>,
  { titlesAlone }: { titlesAlone: boolean },
): Comparison {
  const pairs = notices.flatMap((notice) =>
    notice.translation ? [{ notice, french: notice.translation }] : [],
  );
  const disagreements = pairs.flatMap(({ notice, french }) => {
    const plain = titlesAlone ? { ...notice, codes: [], kinds: [] } : notice;
    const tradesOf = (text: Pick<Notice, "title" | "language" | "sections">) =>
      classifyNotice({ ...plain, ...text, summary: null, ...(titlesAlone ? { sections: {} } : {}) }).services;
    const english = tradesOf(notice);
    const other = tradesOf(french);
    if (english.toSorted().join() === other.toSorted().join()) return [];
    return [{ title: notice.title, translated: french.title, english, french: other }];
  });
  return { compared: pairs.length, disagreements };
}

async function noticesAtHand(): Promise<Array<Notice>> {
  if (!existsSync(NOTICES)) return [];
  const bytes = Readable.toWeb(Readable.from([readFileSync(NOTICES)])) as ReadableStream<Uint8Array>;
  const read = canadaBuys.createReader(OPEN_ON, () => true);
  const notices: Array<Notice> = [];
  for await (const record of canadaBuys.recordsIn(bytes)) {
    const item = read(record);
    if (item.kind === "notice") notices.push(item.notice);
  }
  return notices;
}

export async function languagesSection(): Promise<Section> {
  const notices = await noticesAtHand();
  const figure = (name: string, { compared, disagreements }: Comparison) => ({
    name,
    measured: `${compared - disagreements.length} of ${compared}`,
  });
  return {
    title: "English and French texts of the same notices have the same trades",
    note: notices.length === 0 ? "no notices of CanadaBuys here" : "CanadaBuys, without labels",
    figures:
      notices.length === 0
        ? []
        : [
            figure("whole notices", compareLanguages(notices, { titlesAlone: false })),
            figure("titles alone", compareLanguages(notices, { titlesAlone: true })),
          ],
  };
}

/** The notices whose two texts disagree, for reading. */
export async function languageDisagreements(): Promise<ReadonlyArray<Disagreement>> {
  const notices = await noticesAtHand();
  return [false, true].flatMap((titlesAlone) => compareLanguages(notices, { titlesAlone }).disagreements);
}
