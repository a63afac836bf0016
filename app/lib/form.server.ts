import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { normalizedText } from "~/domain/folding";
import { readBytes } from "./read-body.server";

/** The largest form, with all 566 regions selected, is a quarter of this. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_FIELDS = 1_200;
const MAX_LIST_INDEX = 50;

/** A word, and perhaps a place in a list: `regions`, `regions[3]`. */
const FIELD_NAME = /^([\w-]{1,60})(?:\[(\d{1,3})\])?$/;

/** Conform's own fields. No form here has a button that sends one, and each can hold any path and index. */
const CONFORM_FIELDS: ReadonlyArray<string> = ["__intent__", "__state__"];

/**
 * The posted form without its files, safe to give to `parseWithZod`. Throws a 413 if the body is too long, and a 400 if
 * it is not a form or has a field that none of our forms sends. Conform makes a list as long as the highest index in a
 * field's name, so names are checked before anything is built from them.
 */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (bytes === null) throw new Response("The form is too long", { status: 413 });
  const body = await new Response(bytes, {
    headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
  })
    .formData()
    .catch(() => null);
  if (body === null) throw new Response("Not a form", { status: 400 });

  const form = new FormData();
  let count = 0;
  for (const [name, value] of body) {
    count += 1;
    if (count > MAX_FIELDS || !isFieldName(name)) throw new Response("Not one of our forms", { status: 400 });
    if (typeof value === "string") form.append(name, value);
  }
  return form;
}

function isFieldName(name: string): boolean {
  const [, word, index = "0"] = FIELD_NAME.exec(name) ?? [];
  if (word === undefined || CONFORM_FIELDS.includes(word)) return false;
  // Conform would merge the field with what every object inherits.
  return Number(index) <= MAX_LIST_INDEX && !(word in Object.prototype);
}

/**
 * What a form without anything to correct sent: one with buttons and hidden fields only. Throws a 400 with the schema's
 * message if none of our forms sends it.
 */
export async function readButton<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const submission = parseWithZod(await readForm(request), { schema });
  if (submission.status === "success") return submission.value;
  const [message = "Not one of our forms"] = Object.values(submission.error ?? {}).flatMap(
    (each) => each ?? [],
  );
  throw new Response(message, { status: 400 });
}

const SENT_TWICE = "This field was sent more than once.";

/** Conform gives an empty field as `undefined`, and one that was sent twice as a list. */
const once = (missing?: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? missing : SENT_TWICE),
});

/** Control characters and bidirectional overrides. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const line = (label: string, maxLength: number, missing?: string) =>
  z
    .string(once(missing))
    .overwrite((text) => normalizedText(text, "NFC").trim())
    .refine((text) => !UNPRINTABLE.test(text), `${label} must be plain text on one line.`)
    .max(maxLength, `${label} must be ${maxLength} characters or fewer.`);

/** One line of text, trimmed; empty if it was not sent. `label` begins the error message: "Company name". */
export const textField = (label: string, maxLength: number) => line(label, maxLength).default("");

/** One line of text that must not be empty. */
export const requiredTextField = (label: string, maxLength: number, missing: string) =>
  line(label, maxLength, missing).min(1, missing);

/** Several lines of text that must not be empty. Allows line breaks and tabs, but no other control characters. */
export const requiredTextAreaField = (label: string, maxLength: number, missing: string) =>
  z
    .string(once(missing))
    .overwrite((text) => normalizedText(text.replace(/\r\n?/g, "\n"), "NFC").trim())
    .min(1, missing)
    .max(maxLength, `${label} must be ${maxLength} characters or fewer.`)
    .refine((text) => !/[\u0000-\u0008\u000B-\u001F\u007F]/.test(text), `${label} must be plain text.`);

/** A password. Not trimmed, because spaces may belong to it. */
export const secretField = (missing: string) => z.string(once(missing));

/** Text as it was typed; empty if it was not sent. */
export const untrimmedField = z.string(once()).default("");

/** What a button or a hidden field sends; empty if it was not sent once. */
export const hiddenField = z.string().catch("");

/** Browsers do not send an unchecked checkbox, so a missing one means off. */
export const checkboxField = z
  .enum(["on", "true", "off", "false"], {
    error: ({ input }) => (Array.isArray(input) ? SENT_TWICE : "Choose on or off."),
  })
  .optional()
  .transform((value) => value === "on" || value === "true");

/**
 * Whether a form has this switch. A page that was open while a switch was added sends a form without it, which must not
 * read as off, so newer switches name themselves in a hidden field.
 */
export const isShown = ({ shown }: { shown: ReadonlyArray<string> }, name: string) => shown.includes(name);

/** Any number of values, without duplicates and empty ones. */
export const listField = z
  .array(z.string("Choose from the list.").optional())
  .transform((values) => [...new Set(values.filter((value) => value !== undefined))]);
