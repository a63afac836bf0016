import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { dropLetter, sendLetterAgain } from "~/features/jobs/letters-again.server";
import type { TimedJob } from "~/features/jobs/timed-jobs.server";
import { queueJobs } from "~/features/jobs/work-tasks.server";
import { issueIngestKey, revokeIngestKeys } from "~/features/push/ingest-keys.server";
import { homeSchema, hostSchema, portalIdSchema } from "~/features/push/push-schema";
import type { Flash } from "~/lib/flash.server";
import { readForm, requiredTextField, textField } from "~/lib/form.server";
import type { Services } from "~/lib/services";

const MOST_HOSTS = 20;

const hosts = requiredTextField("Hosts", 2_000, "Give at least one host.").transform((text, context) => {
  const parsed = z
    .array(hostSchema)
    .max(MOST_HOSTS)
    .safeParse(text.split(/[\s,]+/).filter(Boolean));
  if (parsed.success) return parsed.data;
  context.addIssue(`At most ${MOST_HOSTS} hosts in small letters, such as bids.example.ca.`);
  return z.NEVER;
});

const home = textField("Home", 100).transform((text, context) => {
  if (text === "") return null;
  const parsed = homeSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  context.addIssue("A country, province or state that we cover, such as CA-ON.");
  return z.NEVER;
});

const portal = requiredTextField("Portal", 41, "Give the portal's name.").pipe(portalIdSchema);
const letter = requiredTextField("Letter", 300, "No such letter");

export const keySchema = z.object({ intent: z.literal("issue-key"), portal, hosts, home });

const buttonSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("run-job"), job: requiredTextField("Job", 60, "No such job") }),
  z.object({ intent: z.literal("send-letter"), letter }),
  z.object({ intent: z.literal("drop-letter"), letter }),
  z.object({ intent: z.literal("revoke-keys"), portal }),
  z.object({
    intent: z.literal("undo-merge"),
    bid: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
    portal: requiredTextField("Portal", 60, "No such portal"),
  }),
]);

type Pressed = z.output<typeof buttonSchema>;
type Jobs = ReadonlyArray<TimedJob>;

/** What a press has done, or the key that was issued, or the form for a key with its errors. */
export async function performOperation(services: Services, jobs: Jobs, request: Request) {
  const form = await readForm(request);
  if (form.get("intent") === "issue-key")
    return { kind: "key", ...(await issueKey(services, form)) } as const;
  const pressed = parseWithZod(form, { schema: buttonSchema });
  if (pressed.status !== "success") throw new Response("Not one of our forms", { status: 400 });
  return { kind: "done", flash: await press(services, jobs, pressed.value) } as const;
}

async function issueKey(services: Services, form: FormData) {
  const submission = parseWithZod(form, { schema: keySchema });
  if (submission.status !== "success") return { answer: submission.reply(), issued: null };
  const secret = await issueIngestKey(services.db, submission.value, services.now());
  return { answer: null, issued: { portal: submission.value.portal, secret } };
}

async function press(services: Services, jobs: Jobs, pressed: Pressed): Promise<Flash> {
  const { db, now } = services;
  switch (pressed.intent) {
    case "run-job": {
      const job = jobs.find(({ id }) => id === pressed.job);
      if (!job) throw new Response("No such job", { status: 400 });
      await queueJobs(services, [job.id]);
      return { title: job.name, text: "Queued. Load this page again in a minute to see how it ended." };
    }
    case "send-letter":
      return (await sendLetterAgain(services, pressed.letter))
        ? { title: "Queued again", text: null }
        : { title: "It cannot be sent again", text: "Drop it.", tone: "destructive" };
    case "drop-letter":
      await dropLetter(db, pressed.letter);
      return { title: "Dropped", text: null };
    case "revoke-keys": {
      const revoked = await revokeIngestKeys(db, pressed.portal, now());
      return { title: `Keys of ${pressed.portal} revoked: ${revoked}`, text: null };
    }
    case "undo-merge": {
      const created = await undoMerge(
        services,
        { opportunityId: pressed.bid, portal: pressed.portal },
        now(),
      );
      return created === null
        ? { title: "No notice of that portal was joined to that bid", text: null, tone: "destructive" }
        : { title: `Separated: it is bid ${created} now`, text: null };
    }
  }
}
