import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { EvidenceByTrade } from "~/domain/classification/evidence-by-trade";
import { foldText } from "~/domain/classification/folded-text";
import { learnedFeatures } from "~/domain/classification/learned/features";
import { learnedScores, readWeights, writeWeights } from "~/domain/classification/learned/learned-scores";
import { reconsidered } from "~/domain/classification/learned/second-opinion";
import type { ServiceKey } from "~/domain/service-types";
import { readOpenNotices } from "../../bench/labelled-notices";
import { learn, sourceOf, TABLE } from "../../bench/learn-words";
import { fitLogisticRegression } from "../../bench/logistic-regression";
import { classifiableNotice } from "./classifiable-notice";

const source = readFileSync(TABLE, "utf8");
const NOTHING_ELSE = { kinds: [], codes: [] };

/** Scores as if the title's words had been learned so. */
const scores = (values: Partial<Record<ServiceKey, number>>, words: string | null = "words") => ({
  of: (service: ServiceKey) => values[service] ?? 0,
  wordsFor: () => words,
});

function foundInTitle(trade: "construction" | "snow", weight: number, fields: { generic?: true } = {}) {
  const found = new EvidenceByTrade();
  found.add(trade, { source: "title", weight, tag: null, text: "thing", ...fields });
  return found;
}

test("the table is what the script learns from the open notices", () => {
  expect(sourceOf(learn(readOpenNotices()))).toBe(source);
}, 60_000);

test("the table is small", () => {
  expect(source.length).toBeLessThan(60_000);
  expect(gzipSync(source).length).toBeLessThan(20_000);
});

test("only words of several buyers are learned", () => {
  const notice = (buyer: string, title: string) => ({
    id: `${buyer} ${title}`,
    source: "seao",
    trades: ["paving" as const],
    notice: classifiableNotice({ title, buyer }),
  });
  const buyers = ["A", "B", "C", "D"];
  const table = learn([
    ...buyers.map((buyer) => notice(buyer, "Potholes")),
    ...["A", "B", "C"].map((buyer) => notice(buyer, "Smith")),
  ]);
  expect([...table.keys()]).toContain("pothole");
  expect([...table.keys()]).not.toContain("smith");
});

test("weights are written as they are read", () => {
  const text = "=goods a-8 h10;#PSCZ1 d12;roof replacement d9";
  expect(writeWeights(readWeights(text))).toBe(text);
});

test("a regression weighs what tells the samples apart, and leaves the rest alone", () => {
  const samples = [true, false].flatMap((is) =>
    Array.from({ length: 20 }, () => ({ is, features: is ? [0, 1] : [1] })),
  );
  const [telling, shared, unseen] = fitLogisticRegression(samples, 3);
  expect(telling).toBeGreaterThan(1);
  expect(Math.abs(shared ?? 1)).toBeLessThan(0.5);
  expect(unseen).toBe(0);
});

test("words, neighbours, kinds and codes with the broader ones are learned from; figures and link words are not", () => {
  const keys = learnedFeatures(foldText("Repair of the 3 Roofs"), {
    kinds: ["construction"],
    codes: [{ scheme: "PSC", code: "Z2DA", label: null }],
  }).map(({ key }) => key);
  expect(keys).toEqual([
    "repair",
    "roof",
    "repair roof",
    "=construction",
    "#PSCZ",
    "#PSCZ2",
    "#PSCZ2D",
    "#PSCZ2DA",
  ]);
});

test("a title of unknown words says nothing", () => {
  const known = learnedScores(foldText("Xylophone Quizzes"), { kinds: ["services"], codes: [] });
  expect(known.wordsFor("construction")).toBeNull();
  expect(known.of("construction")).toBe(
    learnedScores(foldText(""), { kinds: ["services"], codes: [] }).of("construction"),
  );
});

test("a trade goes if words speak against it and for no trade", () => {
  const found = foundInTitle("construction", 7, { generic: true });
  expect(reconsidered(found, ["construction"], scores({ construction: -3, other: 3 }))).toEqual([]);
});

test("a trade stays if words speak against it but for no trade either", () => {
  const found = foundInTitle("construction", 7, { generic: true });
  expect(reconsidered(found, ["construction"], scores({ construction: -3 }))).toEqual(["construction"]);
});

test("a trade that the title or the sender names stays, whatever words say", () => {
  const against = scores({ snow: -9, other: 9 });
  expect(reconsidered(foundInTitle("snow", 10), ["snow"], against)).toEqual(["snow"]);
  const sent = new EvidenceByTrade();
  sent.add("snow", { source: "tag", weight: 12, tag: "Snow Removal", text: "Snow Removal" });
  expect(reconsidered(sent, ["snow"], against)).toEqual(["snow"]);
});

test("words add a trade and are its reason, codes alone do not", () => {
  const found = new EvidenceByTrade();
  expect(reconsidered(found, [], scores({ paving: 9 }, "Potholes"))).toEqual(["paving"]);
  expect(found.reasonsFor("paving")).toEqual([{ service: "paving", kind: "phrase", text: "Potholes" }]);
  expect(reconsidered(new EvidenceByTrade(), [], scores({ paving: 9 }, null))).toEqual([]);
});

test("words add neither snow removal nor cleaning", () => {
  expect(reconsidered(new EvidenceByTrade(), [], scores({ snow: 9, janitorial: 9 }))).toEqual([]);
});

test("the reason quotes the title as it stands", () => {
  const title = foldText("Vérification et Réfection de la Toiture");
  const words = learnedScores(title, NOTHING_ELSE).wordsFor("construction");
  expect(words).not.toBeNull();
  expect(title.raw).toContain(words);
});

test.each([
  ["Ventilation de l'atelier de plâtrage", ["hvac"]],
  ["Pompage, déshydratation et transfert des boues au lit de séchage", ["other"]],
  ["Cablages système de sécurité - Security Systems Cabling", ["electrical"]],
])("%j has the trades that learned words correct", (title, services) => {
  expect(classifyNotice(classifiableNotice({ title, language: "fr" })).services).toEqual(services);
});
