import { formatMoment } from "~/domain/local-time";
import { isMailLate, type SourceFigures, stateOfSource } from "~/domain/operations/health";
import type { IncidentKind } from "~/domain/operations/incident-kinds";
import { rhythmInWords } from "~/domain/operations/rhythm";
import { TORONTO } from "~/domain/zoned-time";
import { listLastRuns } from "~/features/source-runs/source-runs.server";
import { readOutbox, readSourceFigures } from "~/features/watch/health.server";
import { listIncidents } from "~/features/watch/list-incidents.server";
import type { Services } from "~/lib/services";
import { findSource, SOURCES } from "~/sources";
import type { Source } from "~/sources/source";

export type StatusView = Awaited<ReturnType<typeof loadStatus>>;

/** What visitors may know of how the service runs. */
export async function loadStatus(services: Services) {
  const { db, now, config } = services;
  const [lastRuns, outbox, incidents] = await Promise.all([
    listLastRuns(db),
    readOutbox(services),
    listIncidents(db, now(), PUBLIC_KINDS),
  ]);
  const figures = await readSourceFigures(services, lastRuns);
  const isOff = (source: Source) => source.offBecause(config.sourceKeys) !== null;
  const known = SOURCES.filter((source) => !isOff(source)).map((source) => {
    const found = figures.find(({ id }) => id === source.id)!;
    return { source, found, state: wordsFor(found, now()) };
  });
  return {
    mailIsLate: isMailLate(outbox.oldest, now()),
    allOnTime: known.every(({ state }) => !state.isTrouble),
    sources: known.map(({ source, found, state }) => ({
      name: source.name,
      homepage: source.homepage,
      state: state.words,
      isTrouble: state.isTrouble,
      rhythm: rhythmInWords(source.everyMinutes),
      answered: found.hasAnswered ? moment(found.answeredAt!) : "Not yet",
    })),
    incidents: incidents.flatMap(({ kind, subject, beganAt, endedAt, mailedAt }) => {
      // One that was seen once may be over before it was one.
      if (mailedAt === null) return [];
      return [
        { what: PUBLIC_WORDS[kind]!(subject), began: moment(beganAt), ended: endedAt && moment(endedAt) },
      ];
    }),
  };
}

const moment = (at: Date) => formatMoment(at, TORONTO);

function wordsFor(figures: SourceFigures, now: Date): { words: string; isTrouble: boolean } {
  switch (stateOfSource(figures, now)) {
    case "on-time":
      return { words: "On time", isTrouble: false };
    case "off":
    case "not-read":
      return { words: "Not read yet", isTrouble: false };
    case "shrunken":
      return { words: "Sent only part of its bids", isTrouble: true };
    case "late":
      return { words: "Late", isTrouble: true };
  }
}

/** What readers notice of an incident. Of the other kinds operators alone are told. */
const PUBLIC_WORDS: Partial<Record<IncidentKind, (subject: string) => string>> = {
  source: (subject) => `${findSource(subject)?.name ?? "A source"} did not send all of its bids`,
  mail: () => "Email was late",
  work: () => "New bids and digests were late",
};
const PUBLIC_KINDS = Object.keys(PUBLIC_WORDS) as Array<IncidentKind>;
