import { formatMoment } from "~/domain/local-time";
import { plainLine } from "~/domain/mail/plain-line";
import type { IncidentKind } from "~/domain/operations/incident-kinds";
import { TORONTO } from "~/domain/zoned-time";
import { type AccountEmail, accountEmail } from "./account-email";

type Incident = {
  kind: IncidentKind;
  /** The source, the job or what was given up, or empty. */ subject: string;
  beganAt: Date;
};

const moment = (at: Date) => formatMoment(at, TORONTO);

const REASON = "You get this because this address is the one that this service tells of trouble.";
const HOW_OFTEN = "You are told once, and once more when it is over.";

/** What is broken, in a few words for a subject. */
const NAMES: Record<IncidentKind, (subject: string) => string> = {
  source: (subject) => `the source ${subject}`,
  job: (subject) => `the timed job ${subject}`,
  mail: () => "mail waits",
  work: () => "unfinished work",
  letters: (subject) => `given up: ${subject || "tasks"}`,
  payments: () => "payments to be looked at",
  database: (subject) => `the ${subject || "database"} is filling up`,
};

export const incidentName = (kind: IncidentKind, subject: string) => NAMES[kind](subject);

const ADVICE: Record<IncidentKind, string> = {
  source:
    "Compare with the portal's own site. If its answer has another form, the source's parser has to follow. Nothing is closed until a complete answer comes.",
  job: "See how its last run ended. It runs again by itself within 15 minutes.",
  mail: "See whether the mail provider answers, and whether its key is still valid. Waiting messages are tried again by themselves.",
  work: "See which source or mailing it is, and whether the queue's messages arrive.",
  letters: "Read the reason of each, mend its cause, then send it again or drop it.",
  payments: "`npm run review-billing` lists them.",
  database: "See which tables grow. There is room for some weeks.",
};

export function incidentBegunEmail(
  origin: string,
  { kind, subject, beganAt }: Incident,
  text: string,
): AccountEmail {
  return accountEmail({
    origin,
    subject: plainLine(`Trouble: ${incidentName(kind, subject)}`),
    paragraphs: [text, `Since ${moment(beganAt)}.`, ADVICE[kind]],
    button: { label: "Open the operators' page", href: `${origin}/internal/operations` },
    notes: [HOW_OFTEN],
    reason: REASON,
  });
}

export function incidentEndedEmail(
  origin: string,
  { kind, subject, beganAt }: Incident,
  endedAt: Date,
): AccountEmail {
  return accountEmail({
    origin,
    subject: plainLine(`Over: ${incidentName(kind, subject)}`),
    paragraphs: [`It lasted from ${moment(beganAt)} to ${moment(endedAt)}.`],
    button: { label: "Open the operators' page", href: `${origin}/internal/operations` },
    notes: ["You don't need to do anything."],
    reason: REASON,
  });
}
