import { expect, test } from "vitest";
import { revisionOf } from "~/domain/opportunities/revision";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { keptMemory } from "../../support/kept-memory";
import { readFile, readPortal } from "../../support/read-at-once";
import {
  collect,
  fakePortal,
  inWindows1252,
  noticesAmong,
  NOW,
  parseAll,
  parseNotice,
  requireSource,
  streamOfAnswer,
} from "./portal-answers";

const COLUMNS = [
  "title-titre-eng",
  "title-titre-fra",
  "referenceNumber-numeroReference",
  "amendmentNumber-numeroModification",
  "solicitationNumber-numeroSollicitation",
  "publicationDate-datePublication",
  "tenderClosingDate-appelOffresDateCloture",
  "amendmentDate-dateModification",
  "expectedContractStartDate-dateDebutContratPrevue",
  "expectedContractEndDate-dateFinContratPrevue",
  "tenderStatus-appelOffresStatut-eng",
  "tenderStatus-appelOffresStatut-fra",
  "gsin-nibs",
  "gsinDescription-nibsDescription-eng",
  "gsinDescription-nibsDescription-fra",
  "unspsc",
  "unspscDescription-eng",
  "unspscDescription-fra",
  "procurementCategory-categorieApprovisionnement",
  "noticeType-avisType-eng",
  "noticeType-avisType-fra",
  "procurementMethod-methodeApprovisionnement-eng",
  "procurementMethod-methodeApprovisionnement-fra",
  "limitedTenderingReason-raisonAppelOffresLimite-fra",
  "regionsOfDelivery-regionsLivraison-eng",
  "regionsOfDelivery-regionsLivraison-fra",
  "contractingEntityName-nomEntitContractante-eng",
  "contractingEntityAddressCity-entiteContractanteAdresseVille-eng",
  "contractingEntityAddressProvince-entiteContractanteAdresseProvince-eng",
  "contractingEntityName-nomEntitContractante-fra",
  "contractingEntityAddressCity-entiteContractanteAdresseVille-fra",
  "contractingEntityAddressProvince-entiteContractanteAdresseProvince-fra",
  "contactInfoName-informationsContactNom",
  "contactInfoEmail-informationsContactCourriel",
  "contactInfoPhone-contactInfoTelephone",
  "noticeURL-URLavis-eng",
  "noticeURL-URLavis-fra",
  "attachment-piecesJointes-eng",
  "attachment-piecesJointes-fra",
  "tenderDescription-descriptionAppelOffres-eng",
  "tenderDescription-descriptionAppelOffres-fra",
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const ROOF: Cells = {
  "title-titre-eng": "Roof replacement, Fort Frontenac",
  "title-titre-fra": "Réfection de toiture",
  "referenceNumber-numeroReference": "cb-100-20000001",
  "amendmentNumber-numeroModification": "000",
  "solicitationNumber-numeroSollicitation": "W0001-26R01/A",
  "publicationDate-datePublication": "2026-07-29",
  "tenderClosingDate-appelOffresDateCloture": "2026-08-27T14:00:00",
  "tenderStatus-appelOffresStatut-eng": "Open",
  "procurementCategory-categorieApprovisionnement": "*CNST",
  "procurementMethod-methodeApprovisionnement-eng": "Competitive - Open bidding",
  "regionsOfDelivery-regionsLivraison-eng": "*Ontario (except NCR)",
  "contractingEntityName-nomEntitContractante-eng": "Public Services and Procurement Canada",
  "contractingEntityAddressCity-entiteContractanteAdresseVille-eng": "Kingston",
  "contractingEntityAddressProvince-entiteContractanteAdresseProvince-eng": "ON",
  "contactInfoName-informationsContactNom": "Pat Contact",
  "contactInfoEmail-informationsContactCourriel": "pat.contact@tpsgc-pwgsc.gc.ca",
  "contactInfoPhone-contactInfoTelephone": "613-555-2671",
  "tenderDescription-descriptionAppelOffres-eng":
    "\n\tReplace the roof&rsquo;s membrane.\n\tCaf&amp;eacute; included.",
};

function fileOf(...tenders: ReadonlyArray<Cells>) {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = tenders.map((tender) =>
    COLUMNS.map((column) =>
      column.startsWith("limitedTendering") ? (tender[column] ?? "") : quoted(tender[column] ?? ""),
    ).join(","),
  );
  return `\uFEFF${[COLUMNS.map(quoted).join(","), ...rows].join("\r\n")}\r\n`;
}

function roofWith(cells: Cells) {
  return parseNotice("canadabuys", fileOf({ ...ROOF, ...cells }));
}

test("the contact is cut from the texts of both languages, the buyer, the number and the type", async () => {
  const notice = await roofWith({
    "contactInfoName-informationsContactNom": "Oluwaseun Adeyemi",
    "solicitationNumber-numeroSollicitation": "S-Adeyemi",
    "title-titre-fra": "Toiture (Adeyemi)",
    "tenderDescription-descriptionAppelOffres-fra": "Voir Oluwaseun Adeyemi sur place",
    "contractingEntityName-nomEntitContractante-eng": "DND (Oluwaseun Adeyemi)",
    "noticeType-avisType-eng": "RFP (Oluwaseun Adeyemi)",
  });
  expect(JSON.stringify(notice)).not.toMatch(/adeyemi|oluwaseun/i);
  expect(notice.translation?.sections.description).toBe("Voir [name on the portal] sur place");
});

test("a tender becomes a notice in plain words", async () => {
  const notice = await roofWith({});
  expect(notice).toMatchObject({
    key: "cb-100-20000001",
    reference: "W0001-26R01/A",
    title: "Roof replacement, Fort Frontenac",
    language: "en",
    sections: { description: "Replace the roof’s membrane.\nCafé included." },
    buyer: "Public Services and Procurement Canada",
    status: "active",
    noticeType: null,
    procurementMethod: "Competitive - Open bidding",
    kinds: ["construction"],
    place: {
      regions: ["Ontario (except NCR)"],
      country: "CA",
      buyerCity: "Kingston",
      buyerState: "ON",
    },
    published: new Date("2026-07-29T04:00:00Z"),
    deadline: new Date("2026-08-27T18:00:00Z"),
    farDeadline: null,
    revision: revisionOf(0, null),
    url: "https://canadabuys.canada.ca/en/tender-opportunities/tender-notice/cb-100-20000001",
  });
});

test("nothing of the contact columns reaches a notice", async () => {
  expect(JSON.stringify(await roofWith({}))).not.toMatch(/pat|2671/i);
});

test("without English the French text is used and the notice is French", async () => {
  const notice = await roofWith({
    "title-titre-eng": "",
    "tenderDescription-descriptionAppelOffres-eng": " ",
    "tenderDescription-descriptionAppelOffres-fra": "R&eacute;fection compl&egrave;te.",
    "regionsOfDelivery-regionsLivraison-eng": "",
    "regionsOfDelivery-regionsLivraison-fra": "*Québec (sauf RCN)",
  });
  expect(notice).toMatchObject({
    title: "Réfection de toiture",
    language: "fr",
    sections: { description: "Réfection complète." },
    place: { regions: ["Québec (sauf RCN)"] },
  });
});

const FRENCH_TEXT = "tenderDescription-descriptionAppelOffres-fra";
const ENGLISH_TEXT = "tenderDescription-descriptionAppelOffres-eng";

test("a tender in both languages has its French words beside the English", async () => {
  const both = {
    ...ROOF,
    [ENGLISH_TEXT]: "Replace the roof.",
    [FRENCH_TEXT]: "<p>Remplacer la toiture.</p>",
  };
  const notice = await parseNotice("canadabuys", fileOf(both));
  expect(notice).toMatchObject({
    language: "en",
    sections: { description: "Replace the roof." },
    translation: {
      language: "fr",
      title: "Réfection de toiture",
      sections: { description: "Remplacer la toiture." },
    },
  });
});

test.each([
  ["no French text", { [ENGLISH_TEXT]: "Replace the roof.", [FRENCH_TEXT]: " " }],
  ["the English text again", { [ENGLISH_TEXT]: "Replace the roof.", [FRENCH_TEXT]: "Replace the roof." }],
  ["no English title", { "title-titre-eng": "", [FRENCH_TEXT]: "Remplacer la toiture." }],
])("with %s there is one language", async (_case, change) => {
  const notice = await parseNotice("canadabuys", fileOf({ ...ROOF, ...change }));
  expect(notice.translation).toBeUndefined();
});

test("starred lists are split, and labels are used only if there are as many as codes", async () => {
  const notice = await roofWith({
    "procurementCategory-categorieApprovisionnement": "*GD\n*SRVTGD",
    unspsc: "*12160000\n*12350000",
    "unspscDescription-eng": "*Additives\n*Compounds and mixtures",
    "gsin-nibs": "*D304A\n*F010B",
    "gsinDescription-nibsDescription-eng": "*Data Transmission Service",
    "regionsOfDelivery-regionsLivraison-eng": "*Canada\n*Innisfail",
  });
  expect(notice.kinds).toEqual(["goods", "services"]);
  expect(notice.codes).toEqual([
    { scheme: "UNSPSC", code: "12160000", label: "Additives" },
    { scheme: "UNSPSC", code: "12350000", label: "Compounds and mixtures" },
    { scheme: "GSIN", code: "D304A", label: null },
    { scheme: "GSIN", code: "F010B", label: null },
  ]);
  expect(notice.place.regions).toEqual(["Canada", "Innisfail"]);
});

test("amendments count as numbers, and of one number the later date counts", async () => {
  const amended = async (number: string, date = "") =>
    (
      await roofWith({
        "amendmentNumber-numeroModification": number,
        "amendmentDate-dateModification": date,
      })
    ).revision;
  const inOrder = [
    await amended(""),
    await amended("000", "2026-07-19"),
    await amended("009", "2026-07-20"),
    await amended("010", "2026-07-18"),
    await amended("Amendment 010", "2026-07-19"),
    await amended("A11", "2026-07-19"),
    await amended("Rev. 12", "2062-07-20"),
  ];
  expect([...inOrder].sort()).toEqual(inOrder);
  expect(new Set(inOrder).size).toBe(inOrder.length);
});

test.each([
  [
    "https://service.ariba.com/x#/RfxEvent/preview/1?anId=ANONYMOUS",
    "WS1-Doc2",
    "https://service.ariba.com/x#/RfxEvent/preview/1?anId=ANONYMOUS",
  ],
  ["", "SSC-26-00034418:T", null],
  ["null", "PW-_KIN-555-8715", null],
  [
    "javascript:alert(1)",
    "cb-1-2:T",
    "https://canadabuys.canada.ca/en/tender-opportunities/tender-notice/cb-1-2%3AT",
  ],
])("the address %j of %s is kept as %j", async (link, reference, expected) => {
  const notice = await roofWith({
    "noticeURL-URLavis-eng": link,
    "referenceNumber-numeroReference": reference,
  });
  expect(notice.url).toBe(expected);
});

test.each([" ", "N/A", "See French"])(
  "with an English title and a French text alone (%j) the text is the translation's",
  async (english) => {
    const notice = await roofWith({
      [ENGLISH_TEXT]: english,
      [FRENCH_TEXT]: "Remplacer la toiture au complet.",
    });
    expect(notice).toMatchObject({
      language: "en",
      summary: null,
      sections: {},
      translation: { language: "fr", sections: { description: "Remplacer la toiture au complet." } },
    });
    const draft = draftOpportunity(notice);
    expect(draft).toMatchObject({
      hasText: true,
      description: "Remplacer la toiture au complet.",
      sections: {},
    });
  },
);

test("a row whose cells have moved is set aside", async () => {
  const moved = { ...ROOF, "tenderStatus-appelOffresStatut-eng": "2026-08-20T14:00:00" };
  const [item] = await parseAll("canadabuys", fileOf(moved));
  expect(item).toMatchObject({ kind: "set-aside", reason: "Row 1 has no tender's status in its column." });
});

test("a title that only stands in for the French one is not kept", async () => {
  expect((await roofWith({ "title-titre-eng": "See French" })).language).toBe("fr");
});

test("attachments in one cell become documents", async () => {
  const notice = await roofWith({
    "attachment-piecesJointes-eng": "https://x.ca/a,1.pdf,https://x.ca/b.pdf",
  });
  expect(notice.documents.map(({ url }) => url)).toEqual(["https://x.ca/a,1.pdf", "https://x.ca/b.pdf"]);
});

test.each([
  { "noticeType-avisType-eng": "Advance Contract Award Notice" },
  { "noticeType-avisType-eng": "Directed Contract" },
  { "noticeType-avisType-eng": "Not applicable" },
  { "procurementMethod-methodeApprovisionnement-eng": "Advance contract award notice" },
  { "tenderStatus-appelOffresStatut-eng": "Closed" },
] satisfies ReadonlyArray<Cells>)("%j is ignored: nobody can bid on it", async (cells) => {
  const items = await parseAll("canadabuys", fileOf({ ...ROOF, ...cells }));
  expect(items).toMatchObject([{ kind: "ignored", key: "cb-100-20000001" }]);
});

test("a cancelled tender is marked as cancelled", async () => {
  expect((await roofWith({ "tenderStatus-appelOffresStatut-eng": "Cancelled" })).status).toBe("cancelled");
});

test("a standing list has no deadline; an unreadable closing date sets only that tender aside", async () => {
  const items = await parseAll(
    "canadabuys",
    fileOf(
      { ...ROOF, "tenderClosingDate-appelOffresDateCloture": "2076-01-01T00:00:00" },
      { ...ROOF, "tenderClosingDate-appelOffresDateCloture": "2026-02-31T14:00:00" },
      ROOF,
    ),
  );
  expect(items).toMatchObject([
    { kind: "notice", notice: { deadline: null } },
    { kind: "set-aside", key: "cb-100-20000001", reason: "Unreadable closing date: 2026-02-31T14:00:00" },
    { kind: "notice" },
  ]);
});

test("a tender without a reference or a title is set aside", async () => {
  const items = await parseAll(
    "canadabuys",
    fileOf(
      { ...ROOF, "referenceNumber-numeroReference": "" },
      { ...ROOF, "title-titre-eng": "", "title-titre-fra": "<b></b>" },
    ),
  );
  expect(items.map(({ kind }) => kind)).toEqual(["set-aside", "set-aside"]);
});

test("a file in windows-1252 is read as such; one that mixes encodings fails and is not damaged", async () => {
  const french = {
    ...ROOF,
    "title-titre-eng": "",
    "title-titre-fra": "Déneigement d’été – Trois-Rivières",
    "regionsOfDelivery-regionsLivraison-eng": "*Québec",
  };
  const file = fileOf(ROOF, french).replace("\uFEFF", "");
  expect((await parseAll("canadabuys", inWindows1252(file)))[1]).toMatchObject({
    kind: "notice",
    notice: { title: "Déneigement d’été – Trois-Rivières", place: { regions: ["Québec"] } },
  });

  const mixed = Uint8Array.of(...new TextEncoder().encode(file), ...inWindows1252(file));
  const { items, error } = await collect(readFile(requireSource("canadabuys"), streamOfAnswer(mixed), NOW));
  expect(JSON.stringify(items)).not.toContain("\uFFFD");
  expect(error).toMatchObject({
    name: "MalformedAnswer",
    message: expect.stringContaining("UTF-8") as string,
  });
});

test("a tender of more than 2 MB is set aside by its reference, and the others are read", async () => {
  const long = {
    ...ROOF,
    "referenceNumber-numeroReference": "cb-long",
    "tenderDescription-descriptionAppelOffres-eng": 'Clearing, of "snow"\n'.repeat(200_000),
  };
  expect(await parseAll("canadabuys", fileOf(ROOF, long, ROOF))).toMatchObject([
    { kind: "notice" },
    { kind: "set-aside", key: "cb-long", reason: "The record has more than 2 MB." },
    { kind: "notice" },
  ]);
});

test("a header alone is an empty answer, a renamed column a loud failure", async () => {
  expect(await parseAll("canadabuys-new", fileOf())).toEqual([]);
  const renamed = fileOf(ROOF).replace("tenderClosingDate-appelOffresDateCloture", "closingDate");
  await expect(parseAll("canadabuys", renamed)).rejects.toThrow("tenderClosingDate-appelOffresDateCloture");
});

test("both files are read by name, conditionally, and nothing new is said with one word", async () => {
  const portal = fakePortal([
    ["/openTenderNotice", fileOf(ROOF)],
    ["/newTenderNotice", "unchanged"],
  ]);
  const open = await collect(readPortal(requireSource("canadabuys"), { fetch: portal.fetch }, NOW));
  const fresh = await collect(readPortal(requireSource("canadabuys-new"), { fetch: portal.fetch }, NOW));
  expect(noticesAmong(open.items)).toHaveLength(1);
  expect(fresh.items).toEqual(["unchanged"]);
  expect(portal.asked).toEqual([
    {
      url: "https://canadabuys.canada.ca/opendata/pub/openTenderNotice-ouvertAvisAppelOffres.csv",
      accept: "csv",
      conditional: true,
    },
    {
      url: "https://canadabuys.canada.ca/opendata/pub/newTenderNotice-nouvelAvisAppelOffres.csv",
      accept: "csv",
      conditional: true,
    },
  ]);
});

test("ten thousand tenders stream through and keep well under 64 MB", { timeout: 120_000 }, async () => {
  const description =
    "The Department requires the work described in the drawings and specifications. ".repeat(25);
  const header = fileOf().trimEnd();
  let row = -1;
  const file = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        row += 1;
        const reference = `cb-1-${row}`;
        const [, line] = fileOf({
          ...ROOF,
          "referenceNumber-numeroReference": reference,
          "tenderDescription-descriptionAppelOffres-eng": description,
        }).split("\r\n");
        controller.enqueue(new TextEncoder().encode(row === 0 ? header : `\r\n${line ?? ""}`));
        if (row === 10_000) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const before = keptMemory();
  let highest = 0;
  let count = 0;
  for await (const item of readFile(requireSource("canadabuys"), file, NOW)) {
    if (item.kind === "notice") count += 1;
    if (count % 1_000 === 0) highest = Math.max(highest, keptMemory() - before);
  }
  expect(count).toBe(10_000);
  expect(highest).toBeLessThan(64 * 1024 * 1024);
});

test("an answer cut off in the middle is an error after the tenders before it", async () => {
  const whole = fileOf(ROOF, ROOF, ROOF);
  const source = requireSource("canadabuys");
  const { items, error } = await collect(readFile(source, streamOfAnswer(whole.slice(0, -200)), NOW));
  expect(items).toHaveLength(2);
  expect(error?.name).toBe("MalformedAnswer");
});
