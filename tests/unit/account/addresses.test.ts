import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizedEmail } from "~/domain/account/email-address";
import { sameOriginPath } from "~/domain/same-origin-path";
import { clientIp } from "~/features/account/attempts.server";

test.each([
  ["/dashboard?bid=12", "/dashboard?bid=12"],
  ["/opportunities", "/opportunities"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/\t/evil.example", null],
  ["/.//evil.example", null],
  ["https:evil.example", null],
  ["https://evil.example/", null],
  ["javascript:alert(1)", null],
  ["dashboard", null],
  ["", null],
])("only paths of ours are gone on to: %j", (text, path) => {
  expect(sameOriginPath(text)).toBe(path);
});

test("the page to continue to is on our own origin", () => {
  const origin = "https://bids.example";
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."/\\.:@%09ev?#\t\n ") }), (text) => {
      const path = sameOriginPath(text);
      return path === null || new URL(path, origin).origin === origin;
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [" Dana@Northline.Example ", "dana@northline.example"],
  ["o'brien+bids@sub.contractor.example", "o'brien+bids@sub.contractor.example"],
  ["dana@localhost", null],
  ["dana", null],
  ["a@b@c.example", null],
  ["dana@northline.example\r\nBcc: all@evil.example", null],
  ["<dana@northline.example>", null],
  [`${"a".repeat(65)}@northline.example`, null],
  ["dana@-northline.example", null],
])("an address is read as it is stored, or not at all: %j", (typed, stored) => {
  expect(normalizedEmail(typed)).toBe(stored);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:DB8:0:1::5", "2001:db8:0:1::/64"],
  ["2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
])("the network address is what the platform says, a household at a time: %s", (header, ip) => {
  const headers = { "CF-Connecting-IP": header, "X-Forwarded-For": "198.51.100.1" };
  expect(clientIp(new Request("https://bids.example", { headers }))).toBe(ip);
  expect(clientIp(new Request("https://bids.example", { headers: { "X-Forwarded-For": "1.2.3.4" } }))).toBe(
    null,
  );
});
