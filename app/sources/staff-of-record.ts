import type { Notice } from "~/domain/opportunities/notice";
import { NAME_PLACEHOLDER } from "./contacts/contact-tokens";
import { peopleIn, type Person } from "./contacts/people-of-record";
import { spansOfPeople, wordsInSmallLetters } from "./contacts/spans-of-people";
import { plainText } from "./plain-text";
import { documentsWithoutPeople, linkWithoutPeople } from "./staff-in-links";

/**
 * The notice without the people whom its record names in fields for contacts, in every text and language: their whole
 * names, and a name alone unless it is also a word, a place, a street's or a firm's.
 */
export function withoutStaff(notice: Notice, contacts: ReadonlyArray<string | null | undefined>): Notice {
  const people = peopleIn(contacts.map((contact) => (contact ? plainText(contact) : null)));
  if (people.length === 0) return notice;
  const ordinary = wordsInSmallLetters([...textsOf(notice)], people);
  const cut = <T extends string | null>(text: T) =>
    text === null ? text : withoutPeople(text, people, ordinary);
  const wholeNames = people
    .filter(({ words }) => words.length > 1)
    .map(({ words }) => ({ words, alone: NONE, glued: NONE }));
  const cutPlace = <T extends string | null>(text: T) =>
    text === null ? text : withoutPeople(text, wholeNames, ordinary);
  const { place, translation } = notice;
  const url = notice.url === null ? null : linkWithoutPeople(notice.url, people, ordinary);
  return {
    ...notice,
    reference: cut(notice.reference),
    title: cut(notice.title),
    summary: cut(notice.summary),
    sections: mapped(notice.sections, cut),
    ...(translation && {
      translation: {
        ...translation,
        title: cut(translation.title),
        sections: mapped(translation.sections, cut),
      },
    }),
    buyer: cut(notice.buyer),
    noticeType: cut(notice.noticeType),
    procurementMethod: cut(notice.procurementMethod),
    codes: notice.codes.map((code) => ({ ...code, label: cut(code.label) })),
    tags: notice.tags.map(cut),
    place: {
      ...place,
      regions: place.regions.map(cutPlace),
      city: cutPlace(place.city),
      buyerCity: cutPlace(place.buyerCity),
    },
    url,
    documents: documentsWithoutPeople(
      notice.documents.map((document) => ({ ...document, title: cut(document.title) })),
      people,
      ordinary,
      url,
    ),
  };
}

const NONE: ReadonlySet<string> = new Set();

function mapped(sections: Notice["sections"], cut: (text: string) => string): Notice["sections"] {
  return Object.fromEntries(Object.entries(sections).map(([key, text]) => [key, cut(text)]));
}

function* textsOf({ title, sections, translation, codes, buyer }: Notice): Generator<string> {
  yield title;
  yield* Object.values(sections);
  if (translation) yield* [translation.title, ...Object.values(translation.sections)];
  yield* codes.flatMap(({ label }) => label ?? []);
  if (buyer !== null) yield buyer;
}

function withoutPeople(text: string, people: ReadonlyArray<Person>, ordinary: ReadonlySet<string>): string {
  const kept: Array<string> = [];
  let end = 0;
  for (const span of spansOfPeople(text, people, ordinary).sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (span.start >= end) kept.push(text.slice(end, span.start), NAME_PLACEHOLDER);
    end = Math.max(end, span.end);
  }
  return end === 0 ? text : kept.join("") + text.slice(end);
}
