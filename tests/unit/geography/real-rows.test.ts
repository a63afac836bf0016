import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { publishedFiles } from "../sources/portal-answers";

const EXPECTED: Readonly<Record<string, ReadonlyArray<string>>> = {
  "MX-443841357513": ["CA-NS-HALIFAX"],
  "MX-443841357515": ["CA-NL-DIV10"],
  "MX-443841876266": ["CA-NS-KINGS"],
  "MX-443840130685": ["CA-BC-COMOXVALLEY"],
  "MX-443840130559": ["CA-AB-DIV7"],
  "MX-443840130564": ["CA-SK-DIV11"],
  "MX-443840130567": ["CA-AB-DIV6"],
  "MX-443840130674": ["CA-AB-DIV1"],
  "MX-443840195568": ["CA-AB-DIV11"],
  "MX-443841876260": ["CA-NU"],
  "MX-443840130579": ["CA-ON-REN"],
  "MX-443840130691": ["CA-ON-NIP-NBY"],
  "MX-443840130694": ["CA-ON-SIM"],
  "MX-443728062417": ["CA-ON-OTT"],
  "MX-443947358727": ["CA-NL-DIV10"],
  "MX-444066561828": ["CA-AB-DIV12"],
  "MX-444047643083": ["CA-AB", "CA-MB", "CA-SK"],
  "MX-443947358726": ["CA-NL-DIV6"],
  "MX-444086928167": ["CA-NL-DIV3"],
  "MX-444099575427": ["CA"],
  "MX-444083416860": ["CA-BC-CAPITALREGION"],
  "MX-444095238973": ["CA-ON-FRO-KIN"],
  "MX-444101825767": ["CA-ON-NIP-NBY"],
  "MX-444074681110": ["CA-QC-MONTREAL"],
  "SSC-22-00020507:T": ["CA"],
  "PW-23-01027079": ["CA-AB", "CA-BC"],
  "SSC-25-00031252:T": ["CA"],
  "MX-444114591957": ["CA-ON-REN"],
  "PW-_MER-005-29423": ["CA"],
  "SSC-26-00034298:T": ["CA-NS-HALIFAX"],
  "SSC-26-00034375:T": ["CA-QC"],
  "SSC-26-00034415:T": ["CA"],
  "PW-_KIN-555-8715": [],
  "MX-443978767209": ["CA"],
  "cb-858-67519617": ["CA-NS-HALIFAX", "CA-BC-CAPITALREGION"],
  "cb-902-90074001": ["CA-ON-OTT"],
  "cb-6-70690140": ["CA-QC-MONTREAL", "CA-AB-DIV11"],
  "cb-156-17992488": ["CA-ON"],
  "cb-189-99496980": ["CA-QC-MONTREAL", "CA-AB-DIV11"],
  "cb-81-38683349": ["CA-SK-DIV6"],
};

test.each(publishedFiles("canadabuys/openTenderNotice.csv"))(
  "every real CanadaBuys row is placed where its own words put the work: %s",
  (which, file) => {
    const rows = parse<Record<string, string>>(Buffer.from(file), { bom: true, columns: true });
    const placed = rows.map((row) => {
      const cell = (start: string) =>
        Object.entries(row).find(([column]) => column.startsWith(start))?.[1] ?? "";
      const { places } = placesOfNotice(
        {
          regions: cell("regionsOfDelivery-regionsLivraison-eng").split("\n").filter(Boolean),
          city: null,
          state: null,
          country: "CA",
          buyerCity: cell("contractingEntityAddressCity"),
          buyerState: cell("contractingEntityAddressProvince"),
        },
        cell("title-titre-eng"),
        { buyer: cell("contractingEntityName"), body: cell("tenderDescription-descriptionAppelOffres-eng") },
      );
      return [cell("referenceNumber"), places] as const;
    });
    expect(placed).toHaveLength(which === "sample" ? 10 : Object.keys(EXPECTED).length);
    expect(placed).toEqual(placed.map(([reference]) => [reference, EXPECTED[reference]]));
  },
);
