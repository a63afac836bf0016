import { expect, test } from "vitest";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";

async function taken(action: string) {
  const sent = await redirectWithFlash("/", { title: "Removed", undo: { action, fields: { bid: "1" } } });
  const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const request = new Request("https://bids.example/", { headers: { Cookie: cookie } });
  return (await takeFlash(request)).flash;
}

test("a notice's Undo button posts to our own paths only", async () => {
  expect(await taken("/bids/1")).toMatchObject({ title: "Removed", undo: { action: "/bids/1" } });
  for (const elsewhere of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
  ])
    expect(await taken(elsewhere), elsewhere).toMatchObject({ title: "Removed", undo: null });
});
