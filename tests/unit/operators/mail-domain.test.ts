import { expect, test } from "vitest";
import { mailDomain, missingMailRecords } from "../../../workers/operators/mail-domain";

test.each([
  ["digest@mail.bids.example", "mail.bids.example"],
  ["Tenderlight <digest@Mail.Bids.example>", "mail.bids.example"],
  ["<digest@bids.example>", "bids.example"],
  ["Tenderlight", null],
  ["digest@", null],
  ["digest@bids", null],
  ["a@b@bids.example", null],
  ["Tenderlight <digest@bids.example", null],
  ["digest@bids..example", null],
  ["", null],
])("the domain of %j is %j", (sender, domain) => {
  expect(mailDomain(sender)).toBe(domain);
});

/** A DNS that knows these texts, and answers everything else with an error, as a real one does. */
const dnsWith = (records: Record<string, Array<Array<string>>>) => (name: string) =>
  records[name] ? Promise.resolve(records[name]) : Promise.reject(new Error("ENOTFOUND"));

test("a domain needs SPF and DMARC; the policy of its parent counts, and long texts come in parts", async () => {
  const spf = [["v=spf1 include:", "amazonses.com ~all"]];
  const policy = [["v=DMARC1; p=none"]];
  expect(await missingMailRecords("mail.bids.example", dnsWith({}))).toEqual([
    "no SPF record at mail.bids.example or send.mail.bids.example",
    "no DMARC record at _dmarc.mail.bids.example",
  ]);
  expect(
    await missingMailRecords(
      "mail.bids.example",
      dnsWith({ "send.mail.bids.example": spf, "_dmarc.bids.example": policy }),
    ),
  ).toEqual([]);
  expect(
    await missingMailRecords(
      "bids.example",
      dnsWith({ "bids.example": [["v=spf10"]], "_dmarc.bids.example": policy }),
    ),
  ).toEqual(["no SPF record at bids.example or send.bids.example"]);
});
