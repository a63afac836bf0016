import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";
import { titleFrom } from "./plain-text";

/*
 * The code lists that notices use, none of which is stored here: UNSPSC (United Nations Development Programme), NAICS
 * 2022 (US Census Bureau; Statistics Canada), PSC (US General Services Administration), CPV 2008 (European Union), GSIN
 * (Government of Canada) and SEAO's categories (Government of Quebec). A notice's own codes and labels are kept as the
 * portal publishes them, under the portal's licence.
 */
const LABEL_LENGTH = 200;
const MAX_CODE_LENGTH = 20;
/** A code as written may have separators and spaces. */
const MAX_WRITTEN_LENGTH = 100;
/** More codes than this say nothing about the work. */
const MAX_CODES = 200;

/** Normalizes a code and drops CPV's check digit after a hyphen. `null` if nothing is left or it is too long. */
export function classificationCode(
  scheme: CodeScheme,
  raw: string | null,
  label: string | null = null,
): ClassificationCode | null {
  const code = (raw ?? "")
    .trim()
    .slice(0, MAX_WRITTEN_LENGTH)
    .toUpperCase()
    .replace(scheme === "CPV" ? /-\d$/ : /$^/, "")
    .replace(/[^A-Z0-9]/g, "");
  if (code === "" || code.length > MAX_CODE_LENGTH) return null;
  return { scheme, code, label: (label && titleFrom(label, LABEL_LENGTH)) || null };
}

/** Each code once, with the first label that was given for it; at most 200. */
export function distinctCodes(
  codes: ReadonlyArray<ClassificationCode | null>,
): ReadonlyArray<ClassificationCode> {
  const distinct = new Map<string, ClassificationCode>();
  for (const code of codes) {
    if (!code) continue;
    const name = `${code.scheme} ${code.code}`;
    const known = distinct.get(name);
    if (!known && distinct.size === MAX_CODES) continue;
    if (!known || (known.label === null && code.label !== null)) distinct.set(name, code);
  }
  return [...distinct.values()];
}
