import { type FetcherWithComponents, Form, useNavigation } from "@remix-run/react";
import { CONTACT } from "~/content/support";
import { Button } from "./button";
import { TextArea, TextField } from "./field";

export type ContactValues = { name: string; email: string; subject: string; message: string };

type ContactFormProps = {
  /** The submitted values, or the signed-in user's name and email. */
  values?: Partial<ContactValues>;
  errors?: Partial<Record<string, string>>;
  /** The page with the form: included in the message, and where the sender returns to. */
  currentUrl: string;
  /** Prefix for ids, for a page that has the form twice. */
  idPrefix?: string;
  /** Submits in the background, without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
};

/** Posts to /support from any page or dialog. */
export function ContactForm({
  values = {},
  errors = {},
  currentUrl,
  idPrefix = "",
  fetcher,
}: ContactFormProps) {
  const navigation = useNavigation();
  const sending = (fetcher ?? navigation).formAction === "/support";
  const SendingForm = fetcher?.Form ?? Form;
  const field = (name: keyof ContactValues) => ({
    id: `${idPrefix}${name}`,
    name,
    defaultValue: values[name] ?? "",
    error: errors[name],
    maxLength: CONTACT.lengths[name],
    required: true,
  });
  return (
    <SendingForm method="post" action="/support" noValidate className="space-y-4">
      <input type="hidden" name="currentUrl" value={currentUrl} />
      <TextField {...field("name")} label="Name" autoComplete="name" />
      <TextField {...field("email")} label="Email" type="email" autoComplete="email" inputMode="email" />
      <TextField {...field("subject")} label="Subject" />
      <TextArea {...field("message")} label="Message" rows={6} />
      <Button disabled={sending}>{sending ? "Sending…" : CONTACT.button}</Button>
    </SendingForm>
  );
}
