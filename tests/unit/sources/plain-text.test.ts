import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, sectionFrom, summaryFrom, titleFrom } from "~/sources/plain-text";

const FRAGMENTS = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "<p>",
        "</p>",
        "<br/>",
        "<",
        ">",
        "&",
        ";",
        "&lt;",
        "&gt;",
        "&amp;",
        "amp;",
        "&amp;lt;b&amp;gt;",
        "&#60;",
        "&#x3c;",
        "&nbsp;",
        "&eacute;",
        "<script>",
        "</script>",
        "\u001A",
        "\u0002",
        "\u0000",
        "\u00A0",
        "\t",
        "\r\n",
        "Ã©",
        "â€™",
        "b",
        "é",
        "<!--",
        "-->",
        "&#0;",
        "&#27;",
        "\uD800",
        "\u200B",
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

test("joiners stay, because they are part of letters and emoji", () => {
  expect(plainText("👷\u200D♂️ ser\u200Cvice\u200B")).toBe("👷\u200D♂️ ser\u200Cvice");
});

test("any text comes out without tags or control characters, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(FRAGMENTS, (raw) => {
      const text = plainText(raw);
      expect(text).not.toMatch(/<[/!?]?[a-z][^<>]*>/i);
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
      expect(text).not.toMatch(/\p{Cs}/u);
      expect(plainText(text)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test("cleaning a section again changes nothing and stays within its length", () => {
  fc.assert(
    fc.property(FRAGMENTS, (raw) => {
      const section = sectionFrom(raw);
      expect(sectionFrom(section)).toBe(section);
      expect(titleFrom(raw)).not.toContain("\n");
    }),
    { numRuns: 500 },
  );
});

test("entities are resolved once or twice escaped, and an ampersand of its own stays", () => {
  expect(plainText("caf&eacute; &amp;eacute; R&amp;D &amp;amp; AT&T")).toBe("café é R&D & AT&T");
  expect(plainText("&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;&lt;p&gt;Two&lt;/p&gt;")).toBe("One\nTwo");
});

test("scripts are dropped with what is in them, list items become lines", () => {
  expect(plainText("<style>p{}</style><p>Scope</p><ul><li>roof<li>doors</ul><script>alert(1)</script>")).toBe(
    "Scope\n- roof\n- doors",
  );
});

test("less-than and greater-than as signs stay", () => {
  expect(plainText("pipes 5 &lt; d &gt; 3")).toBe("pipes 5 < d > 3");
});

test("a control character in place of an apostrophe or hyphen becomes one; elsewhere it is removed", () => {
  expect(titleFrom("O\u001aDWYER GARDENS\u0007")).toBe("O'DWYER GARDENS");
  expect(titleFrom("non\u0002exclusive \u001asupply")).toBe("non-exclusive supply");
});

test("text that was read in the wrong encoding is put right, and real accents are not touched", () => {
  expect(titleFrom("the â\u0080\u009cCityâ\u0080\u009d of Torontoâ€™s cafÃ©")).toBe(
    "the “City” of Toronto’s café",
  );
  expect(titleFrom("RÉSUMÉ» À Â château")).toBe("RÉSUMÉ» À Â château");
});

test("a title is one line; a section keeps its paragraphs", () => {
  const raw = "\n\tFirst\u00A0 paragraph\r\n\r\n  second\tline ";
  expect(titleFrom(raw)).toBe("First paragraph second line");
  expect(sectionFrom(raw)).toBe("First paragraph\nsecond line");
});

test("a summary is the first paragraph with content, cut at a word", () => {
  const telling = "The Department requires the replacement of the roof of its building in Kingston, Ontario.";
  expect(summaryFrom(`File Number: W8486\n${telling}\nMore.`)).toBe(telling);
  const long = summaryFrom("word ".repeat(300).trim()) ?? "";
  expect(long.length).toBeLessThanOrEqual(600);
  expect(long).toMatch(/word…$/);
  expect(summaryFrom("")).toBeNull();
});

test("a section is cut to its cap", () => {
  expect(sectionFrom("x ".repeat(60_000)).length).toBeLessThanOrEqual(40_000);
});

test("deeply nested escapes and tags are cleaned in bounded time", () => {
  const started = performance.now();
  plainText(`&${"amp;".repeat(40_000)}lt;b&gt;${"<".repeat(20_000)}${"b>".repeat(20_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
