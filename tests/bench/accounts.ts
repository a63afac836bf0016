import { post, signIn, startApp, startDemo } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { median, milliseconds, quantile, type Section, timesOf } from "./figures";

const SIGN_INS = 40;
const PASSWORD = "gravel before breakfast";

/** Measures sign-in, and the settings page compared with an empty page. */
export async function measureAccounts(): Promise<Section> {
  await using app = await startDemo();
  const session = await signIn(app, "pro");
  const [bare = [], settings = []] = await timesOf(
    { url: new URL("/local/bare", app.origin) },
    { url: new URL("/dashboard/settings", app.origin), headers: session },
  );
  const { right, unknown, none } = await signInTimes();
  const p50And99 = (times: ReadonlyArray<number>) =>
    `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.99))}`;
  return {
    title: "Accounts",
    note: "built worker over local HTTP, one request at a time; p50 / p99",
    figures: [
      {
        name: "sign-in, Argon2id and session included",
        measured: p50And99(right),
        compare: `an unknown address: ${p50And99(unknown)}; a form without a password: ${p50And99(none)}`,
      },
      {
        name: "Argon2id alone, by difference",
        measured: milliseconds(median(unknown) - median(none)),
        target: "19 MiB, 2 passes",
      },
      {
        name: "/dashboard/settings of a Pro account",
        measured: p50And99(settings),
        compare: `a bare page: ${p50And99(bare)}`,
      },
    ],
  };
}

async function signInTimes() {
  await using app = await startApp();
  const hash = await argon2Hash(PASSWORD);
  const insert = app.db.prepare(
    "insert into accounts (id, email, password_hash, verified_at) values (?, ?, ?, 1)",
  );
  const emails = Array.from({ length: SIGN_INS }, (_, i) => `person-${i}@northline.example`);
  await app.db.batch(emails.map((email) => insert.bind(crypto.randomUUID(), email, hash)));

  const timeOf = async (form: Record<string, string>, status: number) => {
    const start = performance.now();
    const answer = await post(app, "/sign-in", { intent: "sign-in", ...form });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`Signing in answered ${answer.status}`);
    return performance.now() - start;
  };
  const right: Array<number> = [];
  const unknown: Array<number> = [];
  const none: Array<number> = [];
  // A new user each time, so that none is slowed down.
  for (const email of emails) {
    right.push(await timeOf({ email, password: PASSWORD }, 302));
    unknown.push(await timeOf({ email: `not-${email}`, password: PASSWORD }, 400));
    none.push(await timeOf({ email, password: "" }, 400));
  }
  return { right, unknown, none };
}
