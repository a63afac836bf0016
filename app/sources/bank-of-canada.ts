import type { UsdRate } from "~/domain/money";

/** The Bank of Canada's published daily rates: https://www.bankofcanada.ca/valet/docs */
export const USD_RATE_URL = "https://www.bankofcanada.ca/valet/observations/FXUSDCAD/json?recent=1";

type Answer = { observations?: Array<{ d?: string; FXUSDCAD?: { v?: string } }> };

/** The newest rate in the response; `null` if it holds none or an implausible one. */
export function parseUsdRate(answer: unknown): UsdRate | null {
  const last = (answer as Answer | null)?.observations?.at(-1);
  const cad = Number(last?.FXUSDCAD?.v);
  const day = last?.d ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !(cad > 0.5 && cad < 3)) return null;
  return { cad, day, publisher: "Bank of Canada" };
}
