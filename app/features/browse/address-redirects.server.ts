import { redirect } from "@remix-run/cloudflare";
import type { Filters } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";

/** A sub-region whose province was cleared narrows nothing, so it leaves the address too. */
export function redirectFromDead(url: URL, { subregions }: Filters) {
  const asked = url.searchParams.getAll(FIELDS.subregions);
  if (asked.every((code) => subregions.includes(code))) return;
  const query = new URLSearchParams(url.search);
  query.delete(FIELDS.subregions);
  for (const code of subregions) query.append(FIELDS.subregions, code);
  throw redirect(query.size === 0 ? url.pathname : `${url.pathname}?${query.toString()}`);
}

/** The All and None buttons submit the filter form; the answer is the page with the boxes checked or cleared. */
export function redirectForAllOrNone(
  url: URL,
  choices: {
    bidTypes: ReadonlyArray<{ bidType: string }>;
    states: ReadonlyArray<{ code: string }>;
    subregions: ReadonlyArray<{ code: string }>;
  },
) {
  const all = url.searchParams.get("all");
  const none = url.searchParams.get("none");
  if (all === null && none === null) return;
  const values: Partial<Record<string, Array<string>>> = {
    [FIELDS.bidTypes]: choices.bidTypes.map(({ bidType }) => bidType),
    [FIELDS.states]: choices.states.map(({ code }) => code),
    [FIELDS.subregions]: choices.subregions.map(({ code }) => code),
  };
  const query = new URLSearchParams(url.search);
  for (const name of ["all", "none", FIELDS.page, FIELDS.asOf, FIELDS.bid]) query.delete(name);
  const name = all ?? none ?? "";
  if (!Object.hasOwn(values, name)) throw redirect(`${url.pathname}?${query.toString()}`);
  query.delete(name);
  if (none === FIELDS.states) query.delete(FIELDS.subregions);
  if (all !== null) for (const value of values[name] ?? []) query.append(name, value);
  throw redirect(`${url.pathname}?${query.toString()}`);
}
