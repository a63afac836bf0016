import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { LocalShell } from "./local-shell";

export type JobView = {
  /** What the button sends as `job`. */
  id: string;
  name: string;
  description: string;
  /** "Never", or "21 Nov 2026, 9:14 am ET: 3 mails queued". */
  lastRun: string;
};

type JobsProps = {
  jobs: ReadonlyArray<JobView>;
  answer: SubmissionResult | null;
  flash?: React.ReactNode;
};

/** One form for all jobs: each button sends its job, and all share the optional time. */
export function Jobs({ jobs, answer, flash }: JobsProps) {
  const [form, fields] = useForm<{ at: string }>({ id: "jobs", lastResult: answer });
  return (
    <LocalShell heading="Timed jobs" flash={flash}>
      <p className="max-w-measure text-muted">
        In production these run every 15 minutes, and each decides what is due. Here, a button runs them.
      </p>
      <ErrorSummary errors={errorsOf(form)} />
      <Form method="post" action="/local/jobs" {...getFormProps(form)} className="space-y-6">
        {/* Enter in the field presses the form's first button: this one, which does nothing. */}
        <button type="submit" formMethod="get" hidden />
        <TextField
          {...textProps(fields.at, "datetime-local", {
            hint: "Toronto time. Leave it empty to run as of now.",
          })}
          label="Run as if it were"
          className="max-w-xs"
        />
        <div
          className="overflow-clip rounded-card border border-line bg-surface"
          role="table"
          aria-label="Timed jobs"
        >
          <div role="rowgroup" className="max-md:sr-only">
            <div role="row" className={`${ROW} border-b border-line text-sm text-muted`}>
              <span role="columnheader">Job</span>
              <span role="columnheader">Last run</span>
              <span role="columnheader">Run</span>
            </div>
          </div>
          <div role="rowgroup" className="divide-y divide-line">
            {jobs.map((job) => (
              <div key={job.id} role="row" className={ROW}>
                <div role="cell" className="min-w-0">
                  <p className="font-semibold">{job.name}</p>
                  <p className="text-sm text-muted">{job.description}</p>
                </div>
                <p role="cell" className="text-sm tabular-nums">
                  <span className="text-muted md:sr-only">Last run: </span>
                  {job.lastRun}
                </p>
                <div role="cell">
                  <Button look="secondary" name="job" value={job.id}>
                    Run
                    <span className="sr-only"> {job.name}</span>
                  </Button>
                </div>
              </div>
            ))}
          </div>
        </div>
      </Form>
    </LocalShell>
  );
}

const ROW = "grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_14rem_6rem] md:items-center";
