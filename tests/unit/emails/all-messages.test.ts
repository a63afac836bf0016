import { expect, test } from "vitest";
import { BULK_KINDS } from "~/domain/mail/mail";
import { listMailPreviews } from "~/features/local/mail-previews.server";
import type { Config } from "~/lib/services";
import { listFiles, readText } from "../project/project-files";

const ORIGIN = "https://tenderlight.example";
const PREVIEWS = listMailPreviews({
  origin: ORIGIN,
  mail: { postalAddress: "Tenderlight, 100 Example Street, Toronto ON M5V 0A1, Canada" },
} as Config);

/** Layouts that templates are made with. */
const NO_MESSAGES = ["accountEmail", "renderEmail"];

const linksIn = (html: string) =>
  [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

const PAGES =
  /^\/(?:$|opportunities$|bids\/\d+\/not-my-kind$|dashboard(?:\/(?:settings|upgrade|billing|saved-bids))?$|internal\/operations$|sign-in$|legal$|verify-email$|undo-email-change$|secure-account$|reactivate$|support$|unsubscribe\/|digest-copy\/)/;

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

test("every template and every kind of bulk mail has a preview", () => {
  const previews = readText("app/features/local/mail-previews.server.ts");
  const templates = listFiles("app/emails").flatMap((path) =>
    [...readText(path).matchAll(/^export function (\w+Email)\(/gm)].map(([, name]) => name!),
  );
  expect(templates.length).toBeGreaterThan(10);
  const unseen = templates.filter(
    (name) => !NO_MESSAGES.includes(name) && !new RegExp(`\\b${name}\\(`).test(previews),
  );
  expect(unseen, "add them to app/features/local/mail-previews.server.ts").toEqual([]);
  const lists = PREVIEWS.map(({ list }) => list);
  expect(
    BULK_KINDS.filter((kind) => !lists.includes(kind)),
    "bulk kinds that are the `list` of no preview",
  ).toEqual([]);
});

test.each(PREVIEWS.filter(({ list }) => list !== null).map((preview) => [preview.id, preview] as const))(
  "%s says who sends it, why, and how to stop it",
  (_id, { html, text }) => {
    for (const part of [
      "100 Example Street",
      "You get this",
      `${ORIGIN}/unsubscribe/`,
      `${ORIGIN}/dashboard/settings`,
    ])
      for (const version of [html, text]) expect(version).toContain(part);
  },
);
