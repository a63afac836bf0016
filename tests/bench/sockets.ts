import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { type App, startApp } from "../support/app";
import { cookieOf, signInNewcomer } from "../support/newcomer";
import { pushNotice } from "../support/push";
import { median, milliseconds, seconds, type Section, wholeNumber } from "./figures";

const SOCKETS = 10_000;
const AT_ONCE = 100;
const MESSAGES = 5;
/** Longer than the object's pause between two messages. */
const PAUSE_MS = 3_000;
/** The first byte of an unfragmented text frame. */
const TEXT_FRAME = 0x81;

/** Measures how long one object takes to notify all open pages over real connections on one computer. */
export async function measureSockets(progress: (text: string) => void): Promise<Section> {
  await using app = await startApp();
  const everybody = { regions: ["CA-ON-PEL"], serviceTypes: [], onboardedAt: new Date() };
  const cookie = cookieOf(await signInNewcomer(app, everybody)).Cookie;
  let heard = 0;
  let firstAt = 0;
  let lastAt = 0;
  const sockets: Array<Socket> = [];
  const onMessage = () => {
    lastAt = performance.now();
    if (heard++ === 0) firstAt = lastAt;
  };

  const connecting = performance.now();
  while (sockets.length < SOCKETS) {
    sockets.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, () => openSocket(app, cookie, onMessage)))),
    );
    if (sockets.length % 2000 === 0) progress(`${sockets.length} sockets`);
  }
  const connected = performance.now() - connecting;

  const spreads: Array<number> = [];
  const wholes: Array<number> = [];
  for (let message = 1; message <= MESSAGES; message++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    heard = 0;
    const sent = performance.now();
    await pushNotice(app, { key: `bench ${message}`, region: "Peel Region" });
    while (heard < SOCKETS) await new Promise((resolve) => setTimeout(resolve, 5));
    spreads.push(lastAt - firstAt);
    wholes.push(lastAt - sent);
  }
  const memory = memoryOfRuntime();
  for (const socket of sockets) socket.destroy();

  return {
    title: "Live updates",
    note: `${wholeNumber(SOCKETS)} sockets on one object, pages and server on this computer; median of ${MESSAGES}`,
    figures: [
      {
        name: "from the first to the last page told",
        measured: milliseconds(median(spreads)),
        target: "< 1 s",
      },
      {
        name: "from the push to the last page told",
        measured: milliseconds(median(wholes)),
        target: "< 2 s",
        compare: "includes storing the notice, and 100 ms in which a burst gathers",
      },
      { name: "opening them, guard and database included", measured: seconds(connected) },
      { name: "memory of the runtime with all of them open", measured: memory },
    ],
  };
}

function openSocket(app: App, cookie: string, onMessage: () => void): Promise<Socket> {
  const { host, hostname, port, origin } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `GET /realtime?scope=feed&asof=${Date.now() + 3_600_000} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n"),
  );
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("data", (answer) => {
      if (!answer.toString("latin1").startsWith("HTTP/1.1 101")) {
        reject(new Error(answer.toString("latin1").split("\r\n")[0]));
        return;
      }
      socket.on("data", (frame) => {
        if (frame[0] === TEXT_FRAME) onMessage();
      });
      resolve(socket);
    });
  });
}

/** The runtime is this process's child. */
function memoryOfRuntime(): string {
  const rows = execFileSync("ps", ["-o", "rss=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
  const kilobytes = rows
    .split("\n")
    .filter((row) => row.includes("workerd"))
    .map((row) => Number.parseInt(row, 10));
  return `${(Math.max(...kilobytes) / 1024).toFixed(0)} MB`;
}
