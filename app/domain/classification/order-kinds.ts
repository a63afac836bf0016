import { significantCode } from "~/domain/classification/significant-code";
import type { ClassificationCode, ProcurementKind } from "~/domain/opportunities/notice";

/**
 * What a federal order is by the first letter of its product or service code: works, services, advice or a lease.
 * Digits are goods, which many buyers have installed, so they say nothing here.
 */
const WORKS = /^[EPYZ]/;
const ADVICE = /^[ABCHRT]\d/;
const SERVICES = /^[DFGJKLMNQSUVWX]/;

/** The letter's order, "works" for works; null for other codes. */
export type Order = "works" | "services" | "advice";

export function orderOf(codes: ReadonlyArray<ClassificationCode>): Order | null {
  const first = codes.find(({ scheme }) => scheme === "PSC");
  if (!first) return null;
  const code = significantCode(first);
  if (WORKS.test(code)) return "works";
  if (ADVICE.test(code)) return "advice";
  return SERVICES.test(code) ? "services" : null;
}

/**
 * The notice's kinds as its product or service code has them. An industry of builders alone does not make works:
 * "J041" repairs a chiller and "C1DA" designs a hospital, although plumbers and builders are asked.
 */
export function kindsByCode(
  kinds: ReadonlyArray<ProcurementKind>,
  codes: ReadonlyArray<ClassificationCode>,
): ReadonlyArray<ProcurementKind> {
  if (kinds.length !== 1 || kinds[0] !== "construction") return kinds;
  const order = orderOf(codes);
  return order === "services" || order === "advice" ? ["services"] : kinds;
}

const GENERAL_BUILDERS = /^(?:2361|2362|237990)/;

/** The industry of those who build anything says little about an order that is not for works. */
export function isGeneralBuilder({ scheme, code }: Pick<ClassificationCode, "scheme" | "code">): boolean {
  return scheme === "NAICS" && GENERAL_BUILDERS.test(code);
}

/** Electricians, plumbers and fitters, who seldom build anything else. */
const SPECIAL_TRADES = /^(?:237130|238210|238220|561621)$/;

export function asksSpecialTrade(codes: ReadonlyArray<ClassificationCode>): boolean {
  return codes.some(({ scheme, code }) => scheme === "NAICS" && SPECIAL_TRADES.test(code));
}
