// npm run pictures: draws the icons, the shared-link image and the dashboard's screenshots from the product itself. Run it
// when the logo, the colours or the dashboard change, and commit the files.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { BRAND_COLOURS, PRODUCT_LINE, PRODUCT_NAME } from "~/content/product";
import { signIn, startDemo } from "../support/app";

const project = fileURLToPath(new URL("../..", import.meta.url));
const mark = readFileSync(`${project}public/favicon.svg`, "utf8");
const font = readFileSync(
  `${project}node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2`,
).toString("base64");

const write = (name: string, bytes: Buffer) => {
  writeFileSync(`${project}public/${name}`, bytes);
  console.log(`public/${name}: ${(bytes.length / 1024).toFixed(1)} kB`);
};

const ICONS = [
  { name: "icons/apple-touch-icon.png", size: 180, wholeSquare: true },
  { name: "icons/icon-192.png", size: 192, wholeSquare: false },
  { name: "icons/icon-512.png", size: 512, wholeSquare: false },
  { name: "icons/maskable-512.png", size: 512, wholeSquare: true },
];

const OLD_ICON_SIZE = 48;

async function drawIcons(browser: Browser) {
  for (const { name, size, wholeSquare } of ICONS) write(name, await drawIcon(browser, size, wholeSquare));
  // Mail programs and crawlers ask for it without reading a page.
  write("favicon.ico", asIco(await drawIcon(browser, OLD_ICON_SIZE, false), OLD_ICON_SIZE));
}

async function drawIcon(browser: Browser, size: number, wholeSquare: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // Phones crop icons, so the colour fills the image and the logo stays inside.
  const [background, width] = wholeSquare ? [BRAND_COLOURS.primary, "76%"] : ["transparent", "100%"];
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
      <div style="width:${width};line-height:0">${mark}</div></body>`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const ICO_HEAD = 22;

/** The format's directory with one entry, and the picture. */
function asIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEAD);
  // An icon, with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(ICO_HEAD, 18);
  return Buffer.concat([head, picture]);
}

async function drawSharedPicture(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`
    <style>
      @font-face { font-family: brand; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
      body { margin: 0; height: 630px; box-sizing: border-box; padding: 72px 84px; background: ${BRAND_COLOURS.night};
        color: #fff; font-family: brand; display: flex; flex-direction: column; justify-content: space-between; }
      header { display: flex; align-items: center; gap: 28px; font-size: 52px; font-weight: 750; }
      header svg { width: 92px; height: 92px; }
      h1 { font-size: 84px; line-height: 1.08; font-weight: 720; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
      p { margin: 0; padding-left: 24px; border-left: 8px solid ${BRAND_COLOURS.beacon}; font-size: 34px; color: #cfdcda; }
    </style>
    <header>${mark}<span>${PRODUCT_NAME}</span></header>
    <h1>${PRODUCT_LINE}</h1>
    <p>Canada and nine US states. Closing dates first.</p>
  `);
  await page.evaluate(() => document.fonts.ready);
  write("social.png", await page.screenshot());
  await page.close();
}

const WIDTH = 1280;
const HEIGHT = 800;

async function takeDashboard(browser: Browser) {
  await using app = await startDemo();
  const [name = "", value = ""] = (await signIn(app, "pro")).Cookie.split("=", 2);
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      colorScheme,
      reducedMotion: "reduce",
    });
    await context.addCookies([{ name, value, url: app.origin }]);
    const page = await context.newPage();
    await page.goto(`${app.origin}/dashboard`, { waitUntil: "networkidle" });
    write(`pictures/dashboard-${colorScheme}.webp`, await asWebp(page, await page.screenshot()));
    await context.close();
  }
}

/** Encodes the image with the browser, so no other encoder is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto("about:blank");
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")!.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.82);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

const script = (path: string) => import(new URL(path, import.meta.url).href) as Promise<unknown>;
const { buildLocal } = (await script("../../workers/local/prepare.mjs")) as {
  buildLocal: () => Promise<void>;
};
const { findOrInstallChromium } = (await script("../support/chromium.mjs")) as {
  findOrInstallChromium: () => Promise<string>;
};
await buildLocal();
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ["--no-sandbox"],
});
await drawIcons(browser);
await drawSharedPicture(browser);
await takeDashboard(browser);
await browser.close();
