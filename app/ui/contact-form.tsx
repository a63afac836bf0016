import type { SubmissionResult } from "@conform-to/react";
import { type FetcherWithComponents, Form, useNavigation } from "@remix-run/react";
import { CONTACT } from "~/content/support";
import { Button } from "./button";
import { ErrorSummary } from "./error-summary";
import { TextArea, TextField } from "./field";

const FIELDS = ["name", "email", "subject", "message"] as const;
type FieldName = (typeof FIELDS)[number];

type ContactFormProps = {
  /** The response to a rejected message. */
  answer?: SubmissionResult | null | undefined;
  /** The signed-in user's name and email. */
  known?: Partial<Record<FieldName, string>>;
  /** The page with the form: included in the message, and where the sender returns to. */
  currentUrl: string;
  /** Prefix for ids, for a page that has the form twice. */
  idPrefix?: string;
  /** Submits in the background, without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
};

/**
 * Posts to /support from any page or dialog. Reads Conform's answer without its hook, because every page of the app has
 * this form and should not load the hook for it.
 */
export function ContactForm({ answer, known = {}, currentUrl, idPrefix = "", fetcher }: ContactFormProps) {
  const navigation = useNavigation();
  const sending = (fetcher ?? navigation).formAction === "/support";
  const SendingForm = fetcher?.Form ?? Form;
  const typed = (name: FieldName | "currentUrl") => {
    const value = answer?.initialValue?.[name];
    return typeof value === "string" ? value : "";
  };
  const field = (name: FieldName) => ({
    id: `${idPrefix}${name}`,
    name,
    defaultValue: answer ? typed(name) : (known[name] ?? ""),
    error: answer?.error?.[name]?.[0],
    maxLength: CONTACT.lengths[name],
    required: true,
  });
  const errors = FIELDS.flatMap((name) => {
    const message = answer?.error?.[name]?.[0];
    return message === undefined ? [] : [{ fieldId: `${idPrefix}${name}`, message }];
  });
  return (
    <div className="space-y-4">
      <ErrorSummary errors={errors} />
      <SendingForm method="post" action="/support" noValidate className="space-y-4">
        <input type="hidden" name="currentUrl" value={typed("currentUrl") || currentUrl} />
        <TextField {...field("name")} label="Name" autoComplete="name" />
        <TextField {...field("email")} label="Email" type="email" autoComplete="email" inputMode="email" />
        <TextField {...field("subject")} label="Subject" />
        <TextArea {...field("message")} label="Message" rows={6} />
        <Button>{sending ? "Sending…" : CONTACT.button}</Button>
      </SendingForm>
    </div>
  );
}
