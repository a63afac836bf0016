import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS, DARK_COLOURS } from "~/emails/colours";

const css = readFileSync("app/styles/theme.css", "utf8");
const [light, dark] = css.split("@media screen and (prefers-color-scheme: dark)").map(readColors);

function readColors(text: string) {
  return new Map(
    [...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]),
  );
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** WCAG 2.2, relative luminance of the two colours. */
function contrast(first: string, second: string) {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const TINTED = ["urgent", "interested", "saved", "submitted", "won", "lost"];
const TEXT_PAIRS: ReadonlyArray<ReadonlyArray<string>> = [
  ...["ink", "muted", "primary", "pressed", "urgent"].flatMap((text) =>
    ["paper", "surface", "wash"].map((on) => [text, on]),
  ),
  ...TINTED.flatMap((text) => [
    [text, `${text}-tint`],
    [text, "surface"],
    ["ink", `${text}-tint`],
  ]),
  ["on-primary", "primary"],
  ["on-primary", "pressed"],
  ["on-beacon", "beacon"],
];

const SCHEMES = [
  { scheme: "light", color: (name: string) => light!.get(name)! },
  { scheme: "dark", color: (name: string) => dark!.get(name) ?? light!.get(name)! },
];

test.each(SCHEMES)("every text pair has a contrast of at least 4.5 in the $scheme scheme", ({ color }) => {
  const low = TEXT_PAIRS.filter(([text, on]) => contrast(color(text!), color(on!)) < 4.5);
  expect(low).toEqual([]);
});

/** Degrees on the colour wheel: red 0, yellow 60, green 120, blue 240, pink before red again. */
function hue(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const part = (value: number) => (60 * value) / (most - least);
  if (most === red) return (360 + part(green - blue)) % 360;
  return most === green ? 120 + part(blue - red) : 240 + part(red - green);
}

test.each(SCHEMES)("SB-08 SH-11 the colours are what they are called in the $scheme scheme", ({ color }) => {
  const hueOf = (name: string) => Math.round(hue(color(name)));
  for (const [name, from, to] of [
    ["interested", 300, 345],
    ["saved", 195, 250],
    ["submitted", 30, 60],
    ["won", 90, 165],
    ["lost", 0, 20],
  ] as const)
    expect([name, hueOf(name) >= from && hueOf(name) <= to]).toEqual([name, true]);
});

test.each(SCHEMES)(
  "the edge of a control stands out from what is around it in the $scheme scheme",
  ({ color }) => {
    for (const on of ["paper", "surface"])
      expect(contrast(color("edge"), color(on))).toBeGreaterThanOrEqual(3);
  },
);

test("the colours of mails are the site's, by the same names", () => {
  const named = (colours: Map<string, string>, names: ReadonlyArray<string>) =>
    Object.fromEntries(names.map((name) => [name, colours.get(name)?.toUpperCase()]));
  expect(COLOURS).toEqual(named(light!, Object.keys(COLOURS)));
  expect(DARK_COLOURS).toEqual(named(dark!, Object.keys(DARK_COLOURS)));
  // A color without a dark value in mails has none on the site either.
  expect(Object.keys(COLOURS).filter((name) => dark!.has(name))).toEqual(Object.keys(DARK_COLOURS));
});
