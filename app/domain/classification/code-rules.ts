import type { CodeReach, CodeRule } from "~/domain/classification/code-rule";
import { CODE_RULES } from "~/domain/classification/code-tables";
import { significantCode } from "~/domain/classification/significant-code";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ClassificationCode, CodeScheme } from "~/domain/opportunities/notice";

/** Codes whose label names a service and is read like a title. Other labels name goods. */
export const SERVICE_LABEL_PREFIXES: Readonly<Partial<Record<CodeScheme, RegExp>>> = {
  UNSPSC: /^(?:70|72|73|76|77)/,
  CPV: /^(?:45|50|51|77|90)/,
};

/** Titles that begin with a code use this list. */
export const TITLE_CODE_SCHEME = "PSC";

export type CodeEvidence = { trade: Trade; tag: string; reach: CodeReach };

/**
 * The evidence of a code: its own rule, or that of the closest broader code. A code that is broader than a rule is
 * shared by the trades of all the rules inside it.
 */
export function evidenceOfCode(code: Pick<ClassificationCode, "scheme" | "code">): Array<CodeEvidence> {
  const significant = significantCode(code);
  if (significant.length < 1) return [];
  const rules = CODE_RULES[code.scheme] ?? [];
  const isWhole = code.scheme === "NAICS";
  const nearest = rules
    .filter(({ prefix }) => (isWhole ? significant === prefix : significant.startsWith(prefix)))
    .reduce<CodeRule | null>(
      (longest, rule) => (longest && longest.prefix.length >= rule.prefix.length ? longest : rule),
      null,
    );
  const evidence: Array<CodeEvidence> = (nearest?.trades ?? []).map(([trade, tag]) => ({
    trade,
    tag,
    reach: nearest?.reach ?? "shared",
  }));
  if (isWhole) return evidence;
  for (const rule of rules) {
    if (rule.prefix.length <= significant.length || !rule.prefix.startsWith(significant)) continue;
    for (const [trade, tag] of rule.trades) {
      if (!evidence.some((known) => known.trade === trade)) evidence.push({ trade, tag, reach: "shared" });
    }
  }
  return evidence;
}

/** Whether the code is one that several trades share, so that its label names none. */
export function isSharedCode(code: Pick<ClassificationCode, "scheme" | "code">): boolean {
  const significant = significantCode(code);
  const rules = CODE_RULES[code.scheme] ?? [];
  const exact = rules.find(({ prefix }) => prefix === significant);
  if (exact) return exact.reach === "shared";
  return rules.some(({ prefix }) => prefix.length > significant.length && prefix.startsWith(significant));
}

/** "UNSPSC 72102900 Facility maintenance and repair services" */
export function codeLabel({ scheme, code, label }: ClassificationCode): string {
  const name = label?.trim();
  return name ? `${scheme} ${code} ${name}` : `${scheme} ${code}`;
}
