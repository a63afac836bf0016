import { and, eq, isNull } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import { incidents } from "#drizzle/schema";
import { type Step, stepsOf } from "~/domain/operations/incidents";
import { incidentBegunEmail, incidentEndedEmail } from "~/emails/operator-messages";
import { queueMail } from "~/features/outbox/queue-mail.server";
import type { Services } from "~/lib/services";
import { readHealth } from "./health.server";

type Incident = typeof incidents.$inferSelect;

/**
 * Compares what is broken with the incidents that are open, and queues one mail for each that has begun or ended. All of
 * it is one transaction, and each mail has a key of its own, so that a look that is repeated tells nothing twice.
 */
export async function watch(services: Services, jobIds: ReadonlyArray<string>): Promise<string> {
  const { db, now } = services;
  const { problems } = await readHealth(services, jobIds);
  const open = await db.select().from(incidents).where(isNull(incidents.endedAt));
  const steps = stepsOf(problems, open, now());
  await runBatch(
    db,
    steps.flatMap((step) => statementsOf(services, step)),
  );
  const told = steps.filter((step) => step.do === "tell" || step.do === "end").length;
  return `${problems.length} problems, ${told} mails queued`;
}

function statementsOf(services: Services, step: Step<Incident>): Array<AnyStatement> {
  const { db, now, config } = services;
  switch (step.do) {
    case "open": {
      const { kind, subject, since } = step.problem;
      return [
        db
          .insert(incidents)
          .values({ kind, subject, beganAt: since ?? now(), seenAt: now() })
          .onConflictDoNothing(),
      ];
    }
    case "tell":
      return [
        change(services, step.incident, { mailedAt: now() }),
        ...mail(
          services,
          step.incident,
          "began",
          incidentBegunEmail(config.origin, step.incident, step.problem.text),
        ),
      ];
    case "come-back":
      return [change(services, step.incident, { quietSince: null })];
    case "fall-quiet":
      return [change(services, step.incident, { quietSince: now() })];
    case "end": {
      const endedAt = step.incident.quietSince ?? now();
      return [
        change(services, step.incident, { endedAt }),
        ...mail(services, step.incident, "ended", incidentEndedEmail(config.origin, step.incident, endedAt)),
      ];
    }
    case "forget":
      return [
        db.delete(incidents).where(and(eq(incidents.id, step.incident.id), isNull(incidents.mailedAt))),
      ];
  }
}

function change({ db }: Services, { id }: Incident, to: Partial<Incident>): AnyStatement {
  return db
    .update(incidents)
    .set(to)
    .where(and(eq(incidents.id, id), isNull(incidents.endedAt)));
}

function mail(
  services: Services,
  { id }: Incident,
  what: "began" | "ended",
  message: ReturnType<typeof incidentBegunEmail>,
): Array<AnyStatement> {
  const { operatorsAddress } = services.config.mail;
  if (operatorsAddress === null) return [];
  const dedupeKey = `incident:${id}:${what}`;
  return [queueMail(services, { kind: "support", dedupeKey, recipient: operatorsAddress, message })];
}
