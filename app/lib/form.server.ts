import { z } from "zod";
import { readBytes } from "./read-body.server";

/** The largest form, with all 566 regions selected, is a quarter of this. */
const MAX_FORM_BYTES = 64 * 1024;

/** The text values of every field, in the order they were sent. Files are ignored. */
export type FormFields = Partial<Record<string, Array<string>>>;

/** The message for each field. The error summary repeats them. */
export type FieldErrors = Partial<Record<string, string>>;

/** Throws a 400 if the body is not a form, and a 413 if it is too long. */
export async function readForm(request: Request): Promise<FormFields> {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (bytes === null) throw new Response("The form is too long", { status: 413 });
  const form = await new Response(bytes, {
    headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
  })
    .formData()
    .catch(() => null);
  if (form === null) throw new Response("Not a form", { status: 400 });

  const fields = new Map<string, Array<string>>();
  for (const [name, value] of form) {
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Parses the fields with a schema built from the pieces below. Returns only the first error of each field. */
export function parseForm<T>(schema: z.ZodType<T>, fields: FormFields): Parsed<T> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? "form")] ??= message;
  return { ok: false, errors };
}

/** The first value of a field as it was typed, to show again in a form that failed. */
export function typed(fields: FormFields, name: string): string {
  return fields[name]?.[0] ?? "";
}

/** A field that a form sends once. A missing one reads as empty. */
const single = z
  .array(z.string())
  .max(1, "This field was sent more than once.")
  .default([])
  .transform(([value = ""]) => value);

/** Control characters and bidirectional overrides. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** One line of text, trimmed. `label` begins the error message: "Company name". */
export function textField(label: string, maxLength: number) {
  return single
    .transform((text) => text.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .refine((text) => !UNPRINTABLE.test(text), `${label} must be plain text on one line.`)
        .max(maxLength, `${label} must be ${maxLength} characters or fewer.`),
    );
}

/** Not trimmed, because spaces may belong to a password. */
export const secretField = single;

/** Browsers do not send an unchecked checkbox, so a missing one means off. */
export const checkboxField = single.pipe(
  z
    .enum(["", "on", "true", "off", "false"], "Choose on or off.")
    .transform((value) => value === "on" || value === "true"),
);

/** Any number of values, without duplicates and empty ones. */
export const listField = z
  .array(z.string())
  .default([])
  .transform((values) => [...new Set(values.filter((value) => value !== ""))]);
