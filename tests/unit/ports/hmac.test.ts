import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOfHex, hexOf } from "~/domain/bytes-as-text";
import { isSameSecret } from "~/lib/hash.server";
import { hmacOf, isHmacOf } from "~/ports/hmac";
import { isSigned, signatureOf } from "~/ports/lemon-squeezy/signature";

const WEBHOOK_BODY = '{"meta":{"event_name":"subscription_created"}}';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const secrets = fc.string({ minLength: 1 });

test.each([
  [
    "Jefe",
    "what do ya want for nothing?",
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  ],
  [
    bytesOfHex("0b".repeat(20))!,
    "Hi There",
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  ],
])("an HMAC is that of RFC 4231's examples", async (secret, content, expected) => {
  expect(hexOf(await hmacOf(secret, content))).toBe(expected);
});

test("content is signed by its own HMAC only, whatever both are", async () => {
  await fc.assert(
    fc.asyncProperty(secrets, secrets, fc.string(), fc.string(), async (secret, other, content, changed) => {
      const signature = await hmacOf(secret, content);
      expect(await isHmacOf(secret, content, signature)).toBe(true);
      expect(await isHmacOf(secret, changed, signature)).toBe(changed === content);
      expect(await isHmacOf(other, content, signature)).toBe(other === secret);
      expect(await isHmacOf(secret, content, signature.slice(1))).toBe(false);
    }),
  );
});

test("Lemon Squeezy's signature is hexadecimal, in either case", async () => {
  const signature = await signatureOf(WEBHOOK_BODY, "secret");
  const isAccepted = (text: string | null, secret: string | null = "secret") =>
    isSigned(bytesOf(WEBHOOK_BODY), text, secret);
  expect(await isAccepted(signature)).toBe(true);
  expect(await isAccepted(signature.toUpperCase())).toBe(true);
  for (const wrong of [null, "", "00", signature.slice(2), `${signature}00`, `zz${signature.slice(2)}`])
    expect(await isAccepted(wrong), String(wrong)).toBe(false);
  expect(await isAccepted(signature, null)).toBe(false);
  expect(await isAccepted(signature, "")).toBe(false);
});

test("two secrets are the same when they are equal to the letter, empty ones too", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (a, b) => {
      expect(await isSameSecret(a, a)).toBe(true);
      expect(await isSameSecret(a, b)).toBe(a === b);
    }),
  );
});
