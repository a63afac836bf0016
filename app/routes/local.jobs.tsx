import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { Jobs } from "~/features/local/jobs";
import { listJobViews, readInstant } from "~/features/local/jobs.server";
import { runJobAtOnce } from "~/features/local/run-job-at-once.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readFormData } from "~/lib/read-form-data.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Timed jobs") }];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  return data({ jobs: await listJobViews(services.db), flash }, { headers });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const job = TIMED_JOBS.find(({ id }) => id === form.get("job"));
  if (!job) throw new Response("No such job", { status: 400 });
  const at = textOf(form.get("at"));
  const instant = at === "" ? services.now() : readInstant(at);
  if (!instant) return data({ at, atError: "Give a day and a time, or nothing" }, { status: 400 });

  const outcome = await runJobAtOnce({ ...services, now: () => instant }, job);
  return redirectWithFlash("/local/jobs", {
    title: job.name,
    text: outcome,
    tone: outcome.startsWith("failed") ? "destructive" : "success",
  });
}

const textOf = (field: FormDataEntryValue | null) => (typeof field === "string" ? field : "");

export default function JobsPage() {
  const { jobs, flash } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  return <Jobs jobs={jobs} {...typed} flash={flash && <Flash {...flash} />} />;
}
