import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";

/**
 * Connects the fields of `useForm` to the controls in `field.tsx` and `switch-field.tsx`. Kept apart from them, because
 * pages that have no such form should not load Conform. A control's id is its field's name, after a prefix on a page that
 * has two fields of that name.
 */
type TextField = FieldMetadata<string | undefined>;
type Hint = { hint?: ReactNode };
type Options = Hint & { idPrefix?: string };

const described = (id: string, hint: ReactNode) => (hint ? { ariaDescribedBy: `${id}-hint` } : {});

const errorOf = ({ errors, errorId }: TextField) => ({ error: errors?.[0], errorId });

type TextType = "text" | "email" | "password" | "datetime-local";

/** The props of a `TextField`. A password is never shown again. */
export function textProps(field: TextField, type: TextType = "text", { hint, idPrefix = "" }: Options = {}) {
  const id = `${idPrefix}${field.name}`;
  const { key: _, ...props } = getInputProps(field, {
    type,
    value: type !== "password",
    ...described(id, hint),
  });
  return { ...props, id, hint, ...errorOf(field) };
}

/** The props of a `SelectField`, or of a `<select>` in a `Field`. */
export function selectProps(field: TextField, { hint }: Hint = {}) {
  const { key: _, ...props } = getSelectProps(field, described(field.name, hint));
  return { ...props, id: field.name, hint, ...errorOf(field) };
}

/** The props of a `SwitchField`. */
export function switchProps(field: FieldMetadata<boolean | undefined>, { hint }: Hint = {}) {
  const {
    key: _,
    type: __,
    ...props
  } = getInputProps(field, { type: "checkbox", ...described(field.name, hint) });
  return { ...props, id: field.name, hint };
}

type Errors = { id: string; allErrors: Record<string, Array<string> | undefined> };

/** For an `ErrorSummary`: the first error of each field, and the form's own, which link to the form. */
export function errorsOf({ id, allErrors }: Errors, { idPrefix = "" }: Pick<Options, "idPrefix"> = {}) {
  return Object.entries(allErrors).flatMap(([name, messages]) => {
    const message = messages?.[0];
    return message === undefined ? [] : [{ fieldId: name ? `${idPrefix}${name}` : id, message }];
  });
}
