import { expect, test } from "vitest";
import { listMailPreviews } from "~/features/local/mail-previews.server";
import type { Config } from "~/lib/services";

const ORIGIN = "https://tenderlight.example";
const PREVIEWS = listMailPreviews({
  origin: ORIGIN,
  mail: { postalAddress: "Tenderlight, 100 Example Street, Toronto ON M5V 0A1, Canada" },
} as Config);

const linksIn = (html: string) =>
  [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

const PAGES =
  /^\/(?:$|opportunities$|dashboard(?:\/(?:settings|upgrade|billing))?$|sign-in$|verify-email$|undo-email-change$|reactivate$|support$|unsubscribe\/|digest-copy\/)/;

test.each(PREVIEWS.map((preview) => [preview.id, preview] as const))(
  "%s says what it is meant to say",
  async (id, { subject, text }) => {
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(`../../fixtures/mails/${id}.txt`);
  },
);

test.each(PREVIEWS.map((preview) => [preview.id, preview] as const))(
  "%s leads to pages of ours only, says the same in text, is below what readers cut off, and does not watch",
  (_id, { html, text, subject }) => {
    for (const href of linksIn(html)) {
      const { origin, pathname } = new URL(href);
      expect(origin).toBe(ORIGIN);
      expect(pathname).toMatch(PAGES);
      if (href !== ORIGIN) expect(text).toContain(href);
    }
    expect(new TextEncoder().encode(html).length).toBeLessThan(100 * 1024);
    expect(html).not.toMatch(/<img|<form|<script|<iframe|<link\b|@import|url\(|\bsrc=/i);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html + text + subject).not.toMatch(/undefined|\bnull\b|NaN|\u0001/);
  },
);

test.each(
  PREVIEWS.filter(({ id }) => /digest|alert/.test(id)).map((preview) => [preview.id, preview] as const),
)("%s says who sends it, why, and how to stop it", (_id, { html, text }) => {
  for (const part of [
    "100 Example Street",
    "You get this",
    `${ORIGIN}/unsubscribe/`,
    `${ORIGIN}/dashboard/settings`,
  ])
    for (const version of [html, text]) expect(version).toContain(part);
});
