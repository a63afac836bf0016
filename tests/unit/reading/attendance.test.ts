import { expect, test } from "vitest";
import { readNotice } from "./read-notice";

const DAY = "March 5, 2026 at 10:00 a.m.";

function attendance(text: string) {
  return readNotice(text)
    .filter(({ kind, precision }) => kind === "site_meeting" && precision !== "none")
    .map(({ mandatory, standing }) => `${mandatory} ${standing}`)
    .join();
}

test.each([
  `A mandatory site meeting will be held on ${DAY}`,
  `A site meeting will be held on ${DAY} Attendance is mandatory.`,
  `A site meeting will be held on ${DAY} Failure to attend will result in disqualification.`,
  `A site meeting will be held on ${DAY} Bidders are invited to attend. Attendance is mandatory.`,
  `A site meeting will be held on ${DAY} Bidders who fail to attend will not be considered.`,
  `A site meeting will be held on ${DAY} Bids from bidders not represented at the meeting will be rejected.`,
  `All bidders must attend the pre-bid meeting on ${DAY}`,
  "La visite obligatoire des lieux aura lieu le 5 mars 2026 à 10 h.",
  "La visite des lieux aura lieu le 5 mars 2026 à 10 h. Les soumissionnaires doivent y assister sous peine de rejet.",
])("attending is required: %s", (text) => {
  expect(attendance(text)).toBe("yes sure");
});

test.each([
  `An optional site meeting will be held on ${DAY}`,
  `A non-mandatory site meeting will be held on ${DAY}`,
  `A notmandatory site meeting will be held on ${DAY}`,
  `A site meeting will be held on ${DAY} Attendance is not mandatory.`,
  `A site meeting will be held on ${DAY} Attendance is encouraged but not required.`,
  `A site meeting will be held on ${DAY} Failure to attend will not disqualify a bidder.`,
  `A site meeting will be held on ${DAY} Bidders do not need to attend.`,
  `Bidders are strongly encouraged to attend a site meeting on ${DAY}`,
  `A site meeting (mandatory: no) will be held on ${DAY}`,
  "Une visite facultative des lieux aura lieu le 5 mars 2026 à 10 h.",
  "La visite des lieux, qui n'est pas obligatoire, aura lieu le 5 mars 2026 à 10 h.",
])("attending is not required: %s", (text) => {
  expect(attendance(text)).toBe("no sure");
});

test("a notice that says neither leaves it unsaid", () => {
  expect(attendance(`A site meeting will be held on ${DAY}`)).toBe("unsaid sure");
});

test("a meeting that is called both mandatory and optional is not sure", () => {
  expect(attendance(`An optional site meeting will be held on ${DAY} Attendance is mandatory.`)).toBe(
    "unsaid check",
  );
});

test("an invitation does not make a meeting optional that is required elsewhere in the notice", () => {
  const text = `Bidders are invited to a site visit on ${DAY}\nThe work is on Main Street.\nIt is long.\nSee the plans.\nThe site visit is mandatory.`;
  expect(attendance(text)).toBe("unsaid check");
});

test("a meeting that one language or the title requires and another text does not is not sure", () => {
  const notice = (language: "en" | "fr", section: string, text: string) => ({ language, section, text });
  const read = (texts: ReadonlyArray<ReturnType<typeof notice>>) =>
    readNotice("", { texts })
      .filter(({ kind, localDay }) => kind === "site_meeting" && localDay !== null)
      .map(({ mandatory }) => mandatory);
  const english = notice("en", "description", `A mandatory site meeting will be held on ${DAY}`);
  const french = notice("fr", "french", "La visite facultative des lieux aura lieu le 5 mars 2026 à 10 h.");
  const title = notice("en", "title", "Roof repairs, mandatory site visit");
  const invitation = notice("en", "description", `Bidders are invited to a site visit on ${DAY}`);
  expect(read([english])).toEqual(["yes"]);
  expect(read([english, french])).toEqual([]);
  expect(read([title, invitation])).toEqual([]);
});

test("two meetings each keep what is said of them", () => {
  const text = `An optional site visit will be held on March 3, 2026 at 9:00 a.m. A mandatory site meeting will be held on ${DAY}`;
  expect(attendance(text)).toBe("no sure,yes sure");
});

test("a requirement far from an optional meeting makes it doubtful", () => {
  const text = `An optional site visit will be held on ${DAY}\nThe work is on Main Street.\nIt is long.\nSee the plans.\nBids from contractors who did not attend will be rejected.`;
  expect(attendance(text)).toBe("unsaid check");
});

test("the sentence that says whether a meeting is mandatory is shown with the meeting's", () => {
  const text = `Fence repairs. A site meeting will be held on ${DAY} Bring boots. Attendance is mandatory. Bids are public.`;
  const [meeting] = readNotice(text).filter(({ kind }) => kind === "site_meeting");
  expect(meeting?.sentence).toBe(
    `A site meeting will be held on ${DAY} Bring boots. Attendance is mandatory.`,
  );
  expect(text.slice(meeting?.start, meeting?.end)).toBe(meeting?.sentence);
});

test("other mandatory things do not make a meeting mandatory", () => {
  expect(attendance(`A site meeting will be held on ${DAY} See the mandatory requirements.`)).toBe(
    "unsaid sure",
  );
});

test.each([
  ["There will be no site meeting.", "no"],
  ["Site visit: Not applicable", "no"],
  ["Aucune visite des lieux n'est prévue.", "no"],
])("a notice can say that there is no meeting: %s", (text, mandatory) => {
  expect(readNotice(text)).toMatchObject([
    { kind: "site_meeting", precision: "none", standing: "sure", mandatory },
  ]);
});

test("no mandatory meeting does not mean no meeting", () => {
  const [meeting, ...others] = readNotice("There is no mandatory site meeting.");
  expect(meeting).toMatchObject({ mandatory: "no", precision: "relative", standing: "check" });
  expect(others).toEqual([]);
});

test("the place of a meeting is read from its sentence", () => {
  const [meeting] = readNotice(
    `A site meeting will be held on ${DAY.slice(0, -1)}. at the Public Works Garage, 12 Main Street.`,
  );
  expect(meeting?.place).toBe("Public Works Garage, 12 Main Street");
});

test("a meeting is not called optional where another text of the notice limits bidding to those who attend", () => {
  const read = (other: string) =>
    readNotice("", {
      texts: [
        {
          language: "en",
          section: "description",
          text: `Site visit ${DAY} Bidders are encouraged to attend.`,
        },
        { language: "en", section: "conditions", text: other },
      ],
    })
      .filter(({ kind }) => kind === "site_meeting")
      .map(({ mandatory, standing }) => `${mandatory} ${standing}`)
      .join();
  expect(read("Bids from firms not present at the visit will be rejected.")).toBe("unsaid check");
  expect(read("Award will be made to a firm that attended.")).toBe("unsaid check");
  expect(read("The City may reject any or all bids.")).toBe("no sure");
});
