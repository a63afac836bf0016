import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfMarkup } from "~/sources/formats/markup";
import { plainText, sectionFrom, titleFrom } from "~/sources/plain-text";

test("blocks become lines, list items get a dash, cells a space, and other tags vanish", () => {
  expect(plainText("<h2>Scope</h2>Clear <b>snow</b>.<ul><li>lots<li>walks</ul><p>Twelve <i>sites</i>")).toBe(
    "Scope\nClear snow.\n- lots\n- walks\nTwelve sites",
  );
  expect(plainText("<table><tr><td>Site</td><td>Area</td></tr><tr><th>A</th><td>5</td></tr></table>")).toBe(
    "Site Area\nA 5",
  );
  expect(plainText("<P CLASS=x>One<BR/>Two<br>Three</P>")).toBe("One\nTwo\nThree");
});

test("scripts, styles and comments are dropped with what is in them, even markup", () => {
  const page =
    "<STYLE type='text/css'>p > b { x: '<p>' }</STYLE>Roof<!-- <p>old</p> --> repair<script>if (a<b) write('<p>')</script >";
  expect(plainText(page)).toBe("Roof repair");
  expect(plainText("<!DOCTYPE html><?xml version='1.0'?><![if !supportLists]>A<![endif]>")).toBe("A");
  expect(plainText("<![CDATA[Snow <b>clearing</b>]]>")).toBe("Snow clearing");
  expect(plainText("<title>Snow <b>clearing</b></title>")).toBe("Snow clearing");
});

test("quotes in a tag may contain signs", () => {
  expect(plainText(`<a title="a > b" href='x'>link</a> and <img alt="5>4"> more`)).toBe("link and more");
});

test.each([
  ["a tag without end", "Pipes <b and more", "Pipes <b and more"],
  ["a sign before a tag", "d <b and <i>more</i>", "d <b and more"],
  ["a sign with a number", "d <5 mm, </3 mm, 4<5>3", "d <5 mm, </3 mm, 4<5>3"],
  ["a comment without end", "Clear snow <!-- and ice", "Clear snow and ice"],
  ["a style sheet without end", "Clear <style>snow and ice", "Clear\nsnow and ice"],
  ["a quote without end", '<p class="x>Clear snow</p>', "Clear snow"],
])("%s hides nothing that follows", (_what, raw, text) => {
  expect(plainText(raw)).toBe(text);
});

test("text between tags stays, whatever the tags are", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const name = fc.constantFrom("p", "b", "li", "td", "svg", "math", "form", "a", "o:p", "font", "X");
  const piece = fc.oneof(
    word,
    name.map((tag) => `<${tag}>`),
    name.map((tag) => `</${tag}>`),
    fc.tuple(name, word).map(([tag, value]) => `<${tag} a="${value}" b=${value} c>`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const words = pieces.filter((text) => !text.startsWith("<"));
      expect(textOfMarkup(pieces.join("")).replace(/[\s-]/g, "")).toBe(words.join(""));
    }),
    { numRuns: 1_000 },
  );
});

test("a title and a section are cut whole, however long the text between two tags is", () => {
  for (const raw of ["&".repeat(300_000), `<title>${"a b ".repeat(80_000)}`, `<p>${"é".repeat(300_000)}`]) {
    expect(plainText(raw).length).toBeLessThanOrEqual(200_000);
    expect(titleFrom(raw).length).toBeLessThanOrEqual(500);
    expect(sectionFrom(raw).length).toBeLessThanOrEqual(40_000);
  }
});

test("an address at the place where a text is cut is taken out whole", () => {
  const address = `${"x".repeat(50)}@${"y".repeat(50)}.ca `;
  for (let lead = 0; lead < address.length; lead += 1)
    expect(sectionFrom(`${"a".repeat(lead)} ${address.repeat(1_000)}`)).not.toMatch(/@|xx|yy/);
});
