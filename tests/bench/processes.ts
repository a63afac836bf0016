import { readdirSync, readFileSync } from "node:fs";

/** The runtime's child process; `null` without /proc. */
export function findWorkerd(): number | null {
  try {
    const children = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => statusOf(name).includes(`PPid:\t${process.pid}\n`));
    return Number(children.find((name) => statusOf(name).startsWith("Name:\tworkerd")) ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

export function residentBytes(processId: number | null): number {
  if (processId === null) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(statusOf(String(processId)))?.[1] ?? 0) * 1024;
}

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of this process and the database's, which does not depend on how busy the computer is. */
export function computedMs(database: number | null): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (database === null ? 0 : ticksOf(database) * TICK_MS);
}

function ticksOf(processId: number): number {
  const fields = read(`/proc/${processId}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** How long the process's first thread has waited for a processor that another program had. */
export function queuedMs(processId: number | null): number {
  const [, nanoseconds] = processId === null ? [] : read(`/proc/${processId}/schedstat`).split(" ");
  return Number(nanoseconds ?? 0) / 1_000_000;
}

const statusOf = (processId: string) => read(`/proc/${processId}/status`);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
