import { ALWAYS_TOLD, NOTED_AS_NONE } from "~/content/key-dates";
import type { OwnDate } from "~/domain/reading/kept/counted-dates";
import { ATTENDANCE_LABELS, KEY_DATE_NAMES, momentLabel } from "~/domain/reading/kept/key-date-label";
import { mustAttend } from "~/domain/reading/kept/listed-dates";
import type { WhoseClosing } from "~/domain/reading/kept/whose-closing";
import { whyDoubtful } from "~/domain/reading/kept/why-doubtful";
import { displayTimeZone } from "~/domain/zoned-time";
import { portalName } from "~/sources/portal-name";
import { correctionPath } from "./correction-path";
import { counts, type Line, momentOf, nameOf } from "./counted-line";
import type { KeyDateRow, OwnDateRow } from "./find-key-dates.server";
import type { KeyDatesView } from "./key-dates-view";

export function absentOf(
  lines: ReadonlyArray<Line>,
  bid: { hasText: boolean },
  whose: WhoseClosing,
): KeyDatesView["absent"] {
  return ALWAYS_TOLD.flatMap(({ kind, none, unsaid }): KeyDatesView["absent"] => {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.some((line) => counts(line, whose))) return [];
    const stated = ofKind.find(
      ({ read, own }) => !own && read?.precision === "none" && read.standing === "sure",
    );
    if (stated?.read) {
      const { sentence, language, portal } = stated.read;
      const text = `The notice ${portal === null ? "" : `on ${portalName(portal)} `}${none}`;
      return [{ id: kind, text, sentence: sentence === "" ? null : sentence, language }];
    }
    return ofKind.length > 0 || !bid.hasText
      ? []
      : [{ id: kind, text: unsaid, sentence: null, language: "en" }];
  });
}

/** "There is none" counts for its reader, also if the notice moves the date, but the page says so and what it hides. */
export function deniedOf(
  lines: ReadonlyArray<Line>,
  noted: ReadonlyArray<OwnDateRow>,
  bid: { id: number; region: string | null },
): KeyDatesView["denied"] {
  const zone = displayTimeZone(bid.region);
  return lines.flatMap(({ own, answered, read, kind }) => {
    if (answered && read) return [overtakenOf(answered, read, bid)];
    if (own?.localDay !== null) return [];
    const was = read && momentOf(read);
    const answeredAt = noted.find(({ id }) => id === own.id)?.createdAt;
    const hasMoved = read !== null && answeredAt !== undefined && read.changedAt > answeredAt;
    const says = [
      NOTED_AS_NONE.noted,
      ...(was ? [NOTED_AS_NONE.wasRead(momentLabel(was, zone))] : []),
      hasMoved ? NOTED_AS_NONE.hasChanged : NOTED_AS_NONE.doesNotCount,
    ];
    return [
      {
        id: own.id,
        text: `${KEY_DATE_NAMES[kind]}: ${says.join(" ")}`,
        sentence: read && read.sentence !== "" ? read.sentence : null,
        language: read?.language ?? "en",
        undoAction: correctionPath(bid.id),
      },
    ];
  });
}

/** The date that the notice states since then stands with the others. */
const overtakenOf = ({ id }: OwnDate, { kind, language }: KeyDateRow, bid: { id: number }) => ({
  id,
  sentence: null,
  language,
  text: `${KEY_DATE_NAMES[kind]}: ${NOTED_AS_NONE.overtaken}`,
  undoAction: correctionPath(bid.id),
});

/**
 * Whether a date is not sure, or the notice says that there is none although it states one elsewhere. What the reader
 * has corrected says no more.
 */
export function isInDoubt({ read, own, kind }: Line, counted: ReadonlyArray<Line>): boolean {
  if (!read || own) return false;
  const isContradicted = read.precision === "none" && counted.some((other) => other.kind === kind);
  return read.standing === "check" || isContradicted;
}

/** The sentence of a doubtful date. `lead` is the name of the portal whose text the bid shows, if others state dates too. */
export function sentenceOf(line: Line, zone: string, lead: string | null): KeyDatesView["also"] {
  const { read, kind } = line;
  const moment = read?.origin === "portal" ? momentOf(read) : null;
  if (!read || (read.sentence === "" && !moment)) return [];
  const { id, sentence, language, doubts } = read;
  const portal = read.portal === null ? lead : portalName(read.portal);
  const attendance = kind === "site_meeting" ? `, ${ATTENDANCE_LABELS[read.mandatory]}` : "";
  const notes = [
    moment && `A field of ${portal ?? "the portal"} says: ${momentLabel(moment, zone)}${attendance}.`,
    !moment && portal !== null && `On ${portal}.`,
    doubts.includes("differs on another portal") && "The portals say different things.",
    (moment !== null || doubts.includes("differs on another portal")) && "Ask the buyer which is right.",
  ].filter((note) => typeof note === "string");
  return [
    {
      id,
      name: nameOf(line),
      isMandatory: mustAttend(read),
      why: read.standing === "check" ? whyDoubtful(read) : null,
      sentence,
      language,
      note: notes.length === 0 ? null : notes.join(" "),
    },
  ];
}

/** What the text says of the closing if the portal's own date, which counts, is another one. */
export function otherClosing(read: ReadonlyArray<KeyDateRow>, zone: string): string | null {
  const others = read.filter(({ kind, conflictsWith }) => kind === "closing" && conflictsWith !== null);
  const other = others.find(({ portal }) => portal === null) ?? others[0];
  const moment = other && momentOf(other);
  if (!moment) return null;
  const where = other.portal === null ? "" : ` on ${portalName(other.portal)}`;
  return `The notice’s text${where} states another closing: ${momentLabel(moment, zone)}. The portal’s date counts here. Ask the buyer which is right.`;
}
