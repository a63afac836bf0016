import { CONTACT } from "~/content/support";
import { Button } from "./button";
import { TextArea, TextField } from "./field";

export type ContactValues = { name: string; email: string; subject: string; message: string };

type ContactFormProps = {
  /** What was typed, or what is known of a signed-in user. */
  values?: Partial<ContactValues>;
  errors?: Partial<Record<string, string>>;
  /** The address or path of the page that the form stands on: support is told, and the sender comes back to it. */
  currentUrl: string;
  /** Ids are the fields' names behind this, for a page that has the form twice. */
  idPrefix?: string;
};

/** Posts to /support from wherever it stands, a page or a dialog; what is refused comes back as that page, whole. */
export function ContactForm({ values = {}, errors = {}, currentUrl, idPrefix = "" }: ContactFormProps) {
  const field = (name: keyof ContactValues) => ({
    id: `${idPrefix}${name}`,
    name,
    defaultValue: values[name] ?? "",
    error: errors[name],
    maxLength: CONTACT.lengths[name],
    required: true,
  });
  return (
    <form method="post" action="/support" noValidate className="space-y-4">
      <input type="hidden" name="currentUrl" value={currentUrl} />
      <TextField {...field("name")} label="Name" autoComplete="name" />
      <TextField {...field("email")} label="Email" type="email" autoComplete="email" inputMode="email" />
      <TextField {...field("subject")} label="Subject" />
      <TextArea {...field("message")} label="Message" rows={6} />
      <Button>{CONTACT.button}</Button>
    </form>
  );
}
