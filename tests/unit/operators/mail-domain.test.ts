import { expect, test } from "vitest";
import { mailDomain, missingMailRecords } from "../../../workers/operators/mail-domain";

test.each([
  ["digest@mail.bids.ca", "mail.bids.ca"],
  ["Tenderlight <digest@Mail.Bids.ca>", "mail.bids.ca"],
  ["<digest@bids.ca>", "bids.ca"],
  ["Tenderlight", null],
  ["digest@", null],
  ["digest@bids", null],
  ["a@b@bids.ca", null],
  ["Tenderlight <digest@bids.ca", null],
  ["digest@bids..ca", null],
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
  expect(await missingMailRecords("mail.bids.ca", dnsWith({}))).toEqual([
    "no SPF record at mail.bids.ca or send.mail.bids.ca",
    "no DMARC record at _dmarc.mail.bids.ca",
  ]);
  expect(
    await missingMailRecords("mail.bids.ca", dnsWith({ "send.mail.bids.ca": spf, "_dmarc.bids.ca": policy })),
  ).toEqual([]);
  expect(
    await missingMailRecords("bids.ca", dnsWith({ "bids.ca": [["v=spf10"]], "_dmarc.bids.ca": policy })),
  ).toEqual(["no SPF record at bids.ca or send.bids.ca"]);
});
