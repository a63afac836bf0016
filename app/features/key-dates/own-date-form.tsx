import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ATTENDANCE_LABELS } from "~/domain/reading/kept/key-date-label";
import { Button, LinkButton } from "~/ui/button";
import { errorsOf, selectProps, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextField } from "~/ui/field";
import { OwnerField } from "~/ui/owner-field";
import type { OwnDatesView } from "./own-dates.server";

type OwnDateFields = Record<"kind" | "day" | "time" | "zone" | "mandatory" | "place", string>;

type OwnDateFormProps = { view: OwnDatesView; answer: SubmissionResult | null };

const ATTENDANCE = [
  { value: "yes", label: `Yes, ${ATTENDANCE_LABELS.yes}` },
  { value: "no", label: `No, ${ATTENDANCE_LABELS.no}` },
  { value: "unsaid", label: "The notice does not say" },
];

const TIME_HINT = "Leave it empty if no hour is stated.";

/** A reader's own date: a correction of one that was read wrongly, or one more. */
export function OwnDateForm({ view, answer }: OwnDateFormProps) {
  const [form, fields] = useForm<OwnDateFields>({
    id: "own-date",
    lastResult: answer,
    defaultValue: view.values,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="max-w-measure space-y-5" replace>
      <OwnerField />
      <input type="hidden" name="date" value={view.date} />
      <ErrorSummary errors={errorsOf(form)} />
      {view.isCorrection ? (
        <input type="hidden" name="kind" value={view.values.kind} />
      ) : (
        <SelectField {...selectProps(fields.kind)} label="What is the date for?" options={view.kinds} />
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <TextField {...textProps(fields.day)} type="date" label="Day" min="2015-01-01" max="2100-12-31" />
        <TextField {...textProps(fields.time, "text", { hint: TIME_HINT })} type="time" label="Time" />
      </div>
      <SelectField {...selectProps(fields.zone)} label="Time zone" options={view.zones} />
      {view.mayBeMandatory && (
        <SelectField
          {...selectProps(fields.mandatory)}
          label={view.isCorrection ? "Is it mandatory?" : "If it is a meeting: is it mandatory?"}
          options={ATTENDANCE}
        />
      )}
      <TextField {...textProps(fields.place)} label="Place" maxLength={200} autoComplete="off" />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save">
          Save Date
        </Button>
        {view.mayBeNone && (
          <Button look="secondary" name="intent" value="none" formNoValidate>
            The documents have no such date
          </Button>
        )}
        <LinkButton to={`/bids/${view.bid.id}`} look="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
