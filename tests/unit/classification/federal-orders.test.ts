import { describe, expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ClassificationCode, ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

const naics = (code: string): ClassificationCode => ({ scheme: "NAICS", code, label: null });
const psc = (code: string): ClassificationCode => ({ scheme: "PSC", code, label: null });
const BUILT: ReadonlyArray<ProcurementKind> = ["construction"];

/** A federal order's title, industry, product or service code, and the trades that are hired. */
const ORDERS = [
  ["Entry redesign, headquarters", "236220", "C1AA", "other"],
  ["Buoy replacement, harbor station", "237990", "J020", "other"],
  ["Temporary boiler, north campus", "238220", "W045", "other"],
  ["Patrol boat haul-out and hull work", "238990", "J999", "other"],
  ["Parking attendants, main hospital", "812930", "M1LZ", "other"],
  ["Chiller overhaul, building 7", "238220", "J041", "hvac"],
  ["Emergency call boxes, parking deck", "812930", "N042", "electrical"],
  ["Taxiway lighting computer system", "238210", "J017", "electrical"],
  ["Demolition of quarters 12", "238910", "P400", "construction"],
  ["Steam plant relief valve testing", "541380", "H344", "other"],
  ["Smoke damper repair, building 2", "541350", "H341", "hvac"],
  ["Fire alarm panels, main hospital", "238210", "Z2DA", "electrical"],
  ["Air handler 4, surgery wing", "238220", "Z1DA", "hvac"],
] as const;

describe("what a federal order is for", () => {
  test.each(ORDERS)("%s, filed under %s and %s", (title, industry, order, trade) => {
    const kinds = industry.startsWith("23") ? BUILT : (["services"] as const);
    const notice = classifiableNotice({ title, kinds, codes: [naics(industry), psc(order)] });
    expect(classifyNotice(notice).services).toEqual([trade]);
  });

  test("works stay works", () => {
    const codes = [naics("236220"), psc("Z2DA")];
    const notice = classifiableNotice({ title: "Third floor, east wing", kinds: BUILT, codes });
    expect(classifyNotice(notice).services).toEqual(["construction"]);
  });
});
