import { describe, expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

/** What American owners call systems and rooms, often by initials alone, and the trades that are hired. */
const TITLES = [
  ["Data closet upgrade, annex", "electrical"],
  ["MDF and IDF rooms, replace equipment grounding", "electrical"],
  ["FACP replacement, dormitory", "electrical"],
  ["IDS upgrade, arms vault", "electrical"],
  ["Emergency notification system replacement", "electrical"],
  ["Keyless entry system", "electrical"],
  ["Electrical on-call", "electrical"],
  ["RPZ valve replacement", "electrical"],
  ["UMCS repair, building 40", "hvac"],
  ["Ductwork insulation replacement", "hvac"],
  ["Testing, adjusting and balancing of air handlers", "hvac"],
  ["Mini-split and minisplits replacement", "hvac"],
  ["On-call coating specialists", "construction"],
  ["Fence preventive maintenance", "construction"],
  ["Runway joint sealing", "paving"],
  ["Municipal parking field rehabilitation", "paving"],
  ["Striping services", "paving"],
  ["MATOC for roof replacement, building 12 (Work Plan)", "construction"],
  ["J&A chiller replacement, building 12 (Non-Work Plan)", "hvac"],
  ["Elm tree injection", "landscaping"],
  ["Cargo X-ray screening system repair", "other"],
  ["IDS software upgrade", "other"],
  ["MATOC for inspection of elevators", "other"],
  ["Requirements contract for testing of fire alarms", "other"],
  ["Training class for the elevator inspector license", "other"],
] as const;

describe("American names", () => {
  test.each(TITLES)("%s", (title, trade) => {
    expect(classifyNotice(classifiableNotice({ title })).services).toEqual([trade]);
  });

  test("what goes with a job and is named in brackets is not asked for", () => {
    const title = "East wing - GC work (includes misc: plumbing, mech and elec)";
    const notice = classifiableNotice({ title, kinds: ["construction"] });
    expect(classifyNotice(notice).services).toEqual(["construction"]);
  });
});
