import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";

/** Broader codes are padded with zeros: UNSPSC in pairs of digits, CPV in single digits. */
const PADDING: Readonly<Partial<Record<CodeScheme, RegExp>>> = { UNSPSC: /(?:00)+$/, CPV: /0+$/ };
const CHECK_DIGIT = /-\d$/;
/** No scheme has longer codes. */
const MAX_CODE = 20;

/** The code without the zeros that pad it: UNSPSC 72102900 becomes "721029". */
export function significantCode({ scheme, code }: Pick<ClassificationCode, "scheme" | "code">): string {
  const plain = code.trim().slice(0, MAX_CODE).toUpperCase().replace(CHECK_DIGIT, "");
  const padding = PADDING[scheme];
  const significant = padding ? plain.replace(padding, "") : plain;
  return scheme === "CPV" ? significant.padEnd(2, "0") : significant;
}
