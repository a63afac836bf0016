import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startApp } from "../support/app";
import { signInNewcomer } from "../support/newcomer";
import { expect, test } from "./signed-in";

test("SN-09 the browser allows a checkout's form to redirect to the payment host", async ({ browser }) => {
  const shop = createServer((_request, answer) => {
    answer.writeHead(200, { "Content-Type": "text/html" }).end("<title>Shop</title><h1>Pay here</h1>");
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const { port } = shop.address() as AddressInfo;
  await using app = await startApp("local", { LEMON_SQUEEZY_STORE_URL: `http://127.0.0.1:${port}` });
  const { cookie } = await signInNewcomer(app, { onboardedAt: new Date("2026-01-01"), regions: ["CA-ON"] });
  const context = await browser.newContext({ baseURL: app.origin });
  try {
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto("/dashboard/upgrade");
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { name: "Pay here" })).toBeVisible();
    await expect(tab).toHaveURL(new RegExp(`^http://127.0.0.1:${port}/local/pay/`));
  } finally {
    await context.close();
    shop.close();
  }
});
