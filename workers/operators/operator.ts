/** Operators' commands go to the local build unless TENDERLIGHT_ORIGIN and INGEST_SECRET are set. */
const LOCAL_ORIGIN = "http://localhost:8787";
const LOCAL_SECRET = "local-ingest-secret";

export const origin = (process.env["TENDERLIGHT_ORIGIN"] ?? LOCAL_ORIGIN).replace(/\/$/, "");
const secret = process.env["INGEST_SECRET"] ?? LOCAL_SECRET;

/** Posts to an operators' endpoint and returns its JSON. On failure, prints the reason and exits. */
export const postAsOperator = (
  path: string,
  body?: ReadableStream<Uint8Array> | string,
  headers: Record<string, string> = {},
) => askAsOperator(path, { method: "POST", headers, body: body ?? null, duplex: "half" } as RequestInit);

export const getAsOperator = (path: string) => askAsOperator(path, {});

async function askAsOperator(path: string, init: RequestInit): Promise<unknown> {
  const headers = { Authorization: `Bearer ${secret}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${origin}${path}`, { ...init, headers }).catch((error: unknown) => {
    fail(
      `${origin} does not answer (${String(error)}). Start it with npm start, or name another in TENDERLIGHT_ORIGIN.`,
    );
  });
  if (!answer.ok) fail(`${origin}${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
