import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { titled } from "~/content/product";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { Jobs } from "~/features/local/jobs";
import { listJobViews, readInstant } from "~/features/local/jobs.server";
import { runJobAtOnce } from "~/features/local/run-job-at-once.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { hiddenField, readForm } from "~/lib/form.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Timed jobs") }];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  return data({ jobs: await listJobViews(services.db), flash }, { headers });
}

const jobsSchema = z.object({ job: hiddenField, at: hiddenField });

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: jobsSchema });
  const { job: jobId, at } = submission.status === "success" ? submission.value : { job: "", at: "" };
  const job = TIMED_JOBS.find(({ id }) => id === jobId);
  if (!job) throw new Response("No such job", { status: 400 });
  const instant = at === "" ? services.now() : readInstant(at);
  if (!instant) {
    const fieldErrors = { at: ["Give a day and a time, or nothing"] };
    return data({ answer: submission.reply({ fieldErrors }) }, { status: 400 });
  }

  const outcome = await runJobAtOnce({ ...services, now: () => instant }, job);
  return redirectWithFlash("/local/jobs", {
    title: job.name,
    text: outcome,
    tone: outcome.startsWith("failed") ? "destructive" : "success",
  });
}

export default function JobsPage() {
  const { jobs, flash } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Jobs
      key={refused ? "refused" : "new"}
      jobs={jobs}
      answer={refused?.answer ?? null}
      flash={flash && <Flash {...flash} />}
    />
  );
}
