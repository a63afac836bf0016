import { existsSync, readFileSync } from "node:fs";
import type { Notice } from "~/domain/opportunities/notice";
import { findSource } from "~/sources";
import { WINDOWS_1252_AT_80 } from "~/sources/formats/windows-1252";
import type { PortalFetch, PortalRequest, Source, SourceItem } from "~/sources/source";
import { readFile } from "../../support/read-at-once";

export const NOW = new Date("2026-08-05T12:00:00Z");

/** A stream of the given text or bytes, in pieces small enough to cut through cells, keys and characters. */
export function streamOfAnswer(answer: string | Uint8Array, pieceSize = 1_000): ReadableStream<Uint8Array> {
  const bytes = typeof answer === "string" ? new TextEncoder().encode(answer) : answer;
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += pieceSize)));
    },
  });
}

/** Throws for a character that windows-1252 lacks. */
export function inWindows1252(text: string): Uint8Array {
  return Uint8Array.from([...text], (character) => {
    const special = WINDOWS_1252_AT_80.indexOf(character);
    if (special === -1 && character > "ÿ") throw new Error(`Not in windows-1252: ${character}`);
    return special === -1 ? character.charCodeAt(0) : 0x80 + special;
  });
}

/** All items, and the error that ended them, if any. */
export async function collect<T>(items: AsyncIterable<T>): Promise<{ items: Array<T>; error: Error | null }> {
  const collected: Array<T> = [];
  try {
    for await (const item of items) collected.push(item);
  } catch (error) {
    return { items: collected, error: error as Error };
  }
  return { items: collected, error: null };
}

export function requireSource(id: string): Source {
  const source = findSource(id);
  if (!source) throw new Error(`No source ${id}`);
  return source;
}

export async function parseAll(
  id: string,
  answer: string | Uint8Array,
  now = NOW,
): Promise<ReadonlyArray<SourceItem>> {
  const { items, error } = await collect(readFile(requireSource(id), streamOfAnswer(answer), now));
  if (error) throw error;
  return items;
}

export function noticesAmong(items: ReadonlyArray<SourceItem | "unchanged">): ReadonlyArray<Notice> {
  return items.flatMap((item) => (item !== "unchanged" && item.kind === "notice" ? [item.notice] : []));
}

export async function parseNotice(id: string, answer: string | Uint8Array, now = NOW): Promise<Notice> {
  const [notice] = noticesAmong(await parseAll(id, answer, now));
  if (!notice) throw new Error("The answer held no notice.");
  return notice;
}

/** A portal that answers by a list of rules and records its requests. */
export function fakePortal(rules: ReadonlyArray<[part: string, answer: string | "unchanged" | Error]>) {
  const asked: Array<PortalRequest> = [];
  const fetch: PortalFetch = (request) => {
    asked.push(request);
    const answer = rules.find(([part]) => request.url.includes(part))?.[1];
    if (answer === undefined) return Promise.reject(new Error(`Nothing to answer ${request.url} with.`));
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer === "unchanged" ? answer : streamOfAnswer(answer));
  };
  return { fetch, asked };
}

type Published = "sample" | "whole";

/** A portal's published records: the sample among the fixtures, and the whole file where it lies beside the project. */
export function publishedFiles(name: string): Array<[which: Published, file: Uint8Array]> {
  const paths: Array<[Published, URL]> = [
    ["sample", new URL(`../../fixtures/portals/${name}`, import.meta.url)],
    ["whole", new URL(`../../../../shared/data/${name}`, import.meta.url)],
  ];
  return paths
    .filter(([which, path]) => which === "sample" || existsSync(path))
    .map(([which, path]) => [which, new Uint8Array(readFileSync(path))]);
}
