import { MINUTE_MS } from "../duration";
import type { Problem } from "./health";
import type { IncidentKind } from "./incident-kinds";

/** A problem is mailed once two checks in a row have found it; they are 15 minutes apart. */
const LASTS_MS = 10 * MINUTE_MS;
/** What comes back within this time is the same incident, so that something that comes and goes is told once. */
const QUIET_MS = 30 * MINUTE_MS;

export type OpenIncident = {
  id: string;
  kind: IncidentKind;
  subject: string;
  seenAt: Date;
  mailedAt: Date | null;
  quietSince: Date | null;
};

export type Step<Incident extends OpenIncident = OpenIncident> =
  | { do: "open"; problem: Problem }
  | { do: "tell"; incident: Incident; problem: Problem }
  | { do: "come-back"; incident: Incident }
  | { do: "fall-quiet"; incident: Incident }
  | { do: "end"; incident: Incident }
  /** It was over before anybody was told. */
  | { do: "forget"; incident: Incident };

/** What the watch has to do about what is broken now, given the incidents that are open. */
export function stepsOf<Incident extends OpenIncident>(
  problems: ReadonlyArray<Problem>,
  open: ReadonlyArray<Incident>,
  now: Date,
): Array<Step<Incident>> {
  const lastsFor = (since: Date, ms: number) => now.getTime() - since.getTime() >= ms;
  const isSame = (one: Named, other: Named) => one.kind === other.kind && one.subject === other.subject;
  const added = problems.filter((problem) => !open.some((incident) => isSame(incident, problem)));
  const steps = open.flatMap((incident): Array<Step<Incident>> => {
    const problem = problems.find((each) => isSame(each, incident));
    const { mailedAt, quietSince, seenAt } = incident;
    if (problem) {
      const back: Array<Step<Incident>> = quietSince === null ? [] : [{ do: "come-back", incident }];
      const isToTell = mailedAt === null && lastsFor(seenAt, LASTS_MS);
      return isToTell ? [...back, { do: "tell", incident, problem }] : back;
    }
    if (mailedAt === null) return [{ do: "forget", incident }];
    if (quietSince === null) return [{ do: "fall-quiet", incident }];
    return lastsFor(quietSince, QUIET_MS) ? [{ do: "end", incident }] : [];
  });
  return [...added.map((problem): Step<Incident> => ({ do: "open", problem })), ...steps];
}

type Named = { kind: IncidentKind; subject: string };
