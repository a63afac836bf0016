import fc from "fast-check";
import { expect, test } from "vitest";
import { criteriaOf, fits, tradeTextKey } from "~/domain/matching/match-profile";
import { listDigestCandidates } from "~/features/digests/new-opportunities.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");

const WORDS = [
  ...[
    "ice rink",
    "ice rinks",
    "rinks, ice",
    "Roofing",
    "roofs",
    "roof",
    "reroofed",
    "ponies",
    "pony",
    "caresses",
  ],
  ...[
    "agreed",
    "agreement",
    "hopping",
    "hoping",
    "hope",
    "plating",
    "plate",
    "falling",
    "fallen",
    "conflated",
  ],
  ...["relational", "relate", "conditional", "rationalize", "digitizer", "operator", "operation", "operate"],
  ...["feudalism", "decisiveness", "hopefulness", "formality", "sensitivity", "sensibility", "electrical"],
  ...["electricity", "hopeful", "goodness", "revival", "allowance", "inference", "airliner", "adjustable"],
  ...["irritant", "replacement", "adjustment", "dependent", "adoption", "communism", "activate", "effective"],
  ...[
    "probate",
    "rate",
    "cease",
    "controlling",
    "roll",
    "sky",
    "happy",
    "trees",
    "tree",
    "bus",
    "gas",
    "gases",
  ],
  ...[
    "déneigement",
    "DENEIGEMENT",
    "De\u0301neigement",
    "l’aréna",
    "égouts",
    "égout",
    "pelouses",
    "toitures",
  ],
  ...[
    "HVAC",
    "A/C",
    "2026",
    "Doc12",
    "ser\u200Cvice",
    "service",
    "services",
    "👷\u200D♂️",
    "snow❄️plow",
    "snow plow",
  ],
  ...[
    "yearly",
    "yes",
    "eye",
    "toy",
    "toys",
    "boyish",
    "ab",
    "as",
    "ions",
    "ion",
    "stemming",
    "stems",
    "analogies",
  ],
  ...[
    "x-ray",
    "vietnamization",
    "predication",
    "callousness",
    "generally",
    "generalize",
    "skies",
    "dying",
    "feed",
  ],
];

test("a typed trade finds the same bids in the index, in the digest's cells and live", async () => {
  const db = await emptyDatabase();
  const titles = [
    ...WORDS,
    ...WORDS.map((word, index) => `${word} ${WORDS[(index * 7 + 3) % WORDS.length]}`),
  ];
  const notices = titles.map((title, i) =>
    noticeOf({ key: String(i), reference: null, title: `Lot ${title}`, sections: {}, summary: null }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
  const stored = await db.query.opportunities.findMany();
  const last = Math.max(...stored.map(({ id }) => id));
  const sorted = (ids: ReadonlyArray<number>) => ids.toSorted((a, b) => a - b);

  const typed = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
    .map((words) => words.join(" "))
    .filter((text) => criteriaOf({ regions: [], serviceTypes: [text] }).anyTradeText.length > 0);
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const profile = { regions: [], serviceTypes: [text] };
      const indexed = await searchOpportunities(db, { ...EVERYTHING, profile, limit: 1000 }, NOW);
      const rate = { cad: 1.4, day: "2026-11-19", publisher: "" };
      const window = { after: 0, upto: last, closingUntil: NOW, now: NOW, rate };
      const inWindow = await listDigestCandidates(db, { ...window, texts: [text] });
      const inCells = inWindow.filter(({ cells }) => cells.trades.includes(tradeTextKey(text)));
      const live = stored.filter((opportunity) => fits(profile, opportunity));

      expect(sorted(indexed.rows.map(({ id }) => id))).toEqual(sorted(live.map(({ id }) => id)));
      expect(sorted(inCells.map(({ id }) => id))).toEqual(sorted(live.map(({ id }) => id)));
    }),
    { numRuns: 150 },
  );
});
