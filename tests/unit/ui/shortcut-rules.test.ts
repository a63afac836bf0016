import { expect, test } from "vitest";
import { SHORTCUTS } from "~/content/shortcuts";
import { hrefWith } from "~/features/opportunities/filters";
import { hrefOfSheet, hrefWithoutSheet, isSheetOpen } from "~/features/shortcuts/sheet-href";
import { type KeyPress, readKey } from "~/features/shortcuts/shortcut-rules";

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasModifier: false,
  isHeld: false,
  isTyping: false,
  inDialog: false,
  at: 10_000,
  ...changes,
});

const shortcutOf = (key: string, changes?: Partial<KeyPress>) => readKey(press(key, changes), null).shortcut;

/** What the second key asks for, some time after `g`. */
function afterG(key: string, changes: Partial<KeyPress> = {}, later = 300) {
  const { shortcut, gPressedAt } = readKey(press("g"), null);
  expect(shortcut).toBeNull();
  return readKey(press(key, { at: 10_000 + later, ...changes }), gPressedAt).shortcut;
}

const KEYS = ["j", "k", "o", "s", "/", "?"];

test("each key asks for one thing", () => {
  expect(KEYS.map((key) => shortcutOf(key))).toEqual(["next", "previous", "open", "save", "search", "help"]);
  expect(["d", "b", "s"].map((key) => afterG(key))).toEqual(["dashboard", "browse", "saved"]);
  for (const key of ["J", "d", "b", "x", "Enter", "Escape", "Tab", " ", "Dead", ""])
    expect(shortcutOf(key)).toBeNull();
});

test("no key does anything in a field, in a menu, or with Ctrl, Alt or the command key", () => {
  for (const key of KEYS) {
    expect(shortcutOf(key, { isTyping: true })).toBeNull();
    expect(shortcutOf(key, { hasModifier: true })).toBeNull();
  }
  for (const key of ["d", "b", "s"]) {
    expect(afterG(key, { isTyping: true })).toBeNull();
    expect(afterG(key, { hasModifier: true })).toBeNull();
  }
});

test("in a dialog only the bid's own keys and the help work", () => {
  expect(KEYS.map((key) => shortcutOf(key, { inDialog: true }))).toEqual([
    "next",
    "previous",
    null,
    "save",
    null,
    "help",
  ]);
  expect(afterG("d", { inDialog: true })).toBeNull();
  expect(readKey(press("g", { inDialog: true }), null).gPressedAt).toBeNull();
});

test("a key that is held down steps on, and does nothing else again", () => {
  expect(KEYS.map((key) => shortcutOf(key, { isHeld: true }))).toEqual([
    "next",
    "previous",
    null,
    null,
    null,
    null,
  ]);
});

test("g waits a moment for its second key, and any other key ends the wait", () => {
  expect(afterG("s", {}, 1_500)).toBe("saved");
  expect(afterG("s", {}, 1_501)).toBe("save");
  expect(afterG("d", {}, 1_501)).toBeNull();
  const other = readKey(press("x"), 9_900);
  expect(other).toEqual({ shortcut: null, gPressedAt: null });
  expect(readKey(press("j"), 9_900)).toEqual({ shortcut: null, gPressedAt: null });
  expect(readKey(press("Shift"), 9_900)).toEqual({ shortcut: null, gPressedAt: 9_900 });
});

test("the sheet lists every key, and no other", () => {
  const listed = SHORTCUTS.keys.flatMap(({ keys }) => keys);
  expect(listed.toSorted()).toEqual([...KEYS, "g d", "g b", "g s", "Enter", "Esc"].toSorted());
});

test("the sheet's address keeps the page's own, and the page's links leave the sheet", () => {
  const page = { pathname: "/opportunities", search: "?q=snow&state=CA-ON" };
  const open = hrefOfSheet(page);
  expect(open).toBe("/opportunities?q=snow&state=CA-ON&keys=shown");
  const { search } = new URL(open, "https://page.example");
  expect([isSheetOpen(page), isSheetOpen({ ...page, search })]).toEqual([false, true]);
  expect(hrefWithoutSheet({ ...page, search })).toBe("/opportunities?q=snow&state=CA-ON");
  expect(hrefWithoutSheet({ pathname: "/dashboard", search: "?keys=shown" })).toBe("/dashboard");
  expect(hrefWith(new URL(open, "https://page.example"), { bid: 7 })).toBe(
    "/opportunities?q=snow&state=CA-ON&bid=7",
  );
});
