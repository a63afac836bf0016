import fc from "fast-check";
import { expect, test } from "vitest";
import { base64UrlOf, bytesOfBase64, bytesOfHex, hexOf } from "~/domain/bytes-as-text";

test("any bytes come back from hexadecimal and from base64 as they were", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexOf(bytes)).toMatch(/^[0-9a-f]*$/);
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
      expect(base64UrlOf(bytes)).toMatch(/^[\w-]*$/);
      expect(bytesOfBase64(base64UrlOf(bytes))).toEqual(bytes);
      expect(bytesOfBase64(btoa(String.fromCharCode(...bytes)))).toEqual(bytes);
    }),
  );
});

test("malformed text is no bytes, and no text throws", () => {
  expect(["0", "0g", "0x00", " 00"].map(bytesOfHex)).toEqual([null, null, null, null]);
  expect(["a", "a=b", "é", "%%%%"].map(bytesOfBase64)).toEqual([null, null, null, null]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => [bytesOfHex(text), bytesOfBase64(text)]).not.toThrow();
    }),
  );
});
