import { mailDomain } from "./mail-domain";

/** What `wrangler.toml` says, as wrangler reads it. Only what is checked. */
export type Configuration = {
  vars: Readonly<Record<string, unknown>>;
  routes: ReadonlyArray<string | Readonly<{ pattern: string; custom_domain?: boolean }>>;
  crons: ReadonlyArray<string>;
  databases: ReadonlyArray<Readonly<{ binding: string; database_id?: string }>>;
  producers: ReadonlyArray<Readonly<{ binding: string; queue: string }>>;
  consumers: ReadonlyArray<Readonly<{ queue: string; dead_letter_queue?: string }>>;
  durableObjects: ReadonlyArray<string>;
  rateLimits: ReadonlyArray<string>;
  sendsEmail: ReadonlyArray<string>;
  analytics: ReadonlyArray<string>;
};

/** `error` stops a deployment. `off` and `note` say what a deployment without it means. */
export type Finding = { level: "error" | "off" | "note"; name: string; text: string };

const VARIANTS = ["BASIC_MONTHLY", "BASIC_YEARLY", "PRO_MONTHLY", "PRO_YEARLY"].map(
  (plan) => `LEMON_SQUEEZY_VARIANT_${plan}`,
);
const LINKS = ["BASIC_MONTHLY", "BASIC_YEARLY", "PRO_MONTHLY", "PRO_YEARLY", "ALL_PLANS"].map(
  (plan) => `LEMON_SQUEEZY_LINK_${plan}`,
);
const STORE = ["LEMON_SQUEEZY_STORE_ID", "LEMON_SQUEEZY_STORE_URL"];
const SWITCHES = ["LEMON_SQUEEZY_TEST_MODE", "SELF_CHECKS", "READ_REPLICAS"];
const SENDERS = ["BULK_SENDER", "ACCOUNT_SENDER"];
const VARIABLES = new Set([
  ...[
    "APP_ORIGIN",
    ...SENDERS,
    "SUPPORT_ADDRESS",
    "OPERATORS_ADDRESS",
    "POSTAL_ADDRESS",
    "SAM_GOV_CALLS_A_DAY",
  ],
  ...[...STORE, ...VARIANTS, ...LINKS, ...SWITCHES],
]);

/** Without these the product does not work as it says. */
const NEEDED_SECRETS: Readonly<Record<string, string>> = {
  INGEST_SECRET: "opens /internal/* to operators",
  SESSION_SECRET: "signs cookies",
  MAIL_LINK_SECRET: "signs the links in mail; digests and alerts wait without it",
};
const PAYMENT_SECRETS = ["LEMON_SQUEEZY_API_KEY", "LEMON_SQUEEZY_WEBHOOK_SECRET"];
const SECRETS = new Set([
  ...Object.keys(NEEDED_SECRETS),
  ...PAYMENT_SECRETS,
  ...["SAM_GOV_API_KEY", "RESEND_API_KEY", "RESEND_WEBHOOK_SECRET"],
]);

/** Checks everything that a deployment needs, before it is made. `secrets` are the names that are set. */
export function checkConfiguration(
  configuration: Configuration,
  secrets: ReadonlyArray<string>,
): Array<Finding> {
  const { vars } = configuration;
  return [
    ...unknownNames(vars, secrets),
    ...checkAddress(configuration),
    ...checkBindings(configuration),
    ...Object.entries(NEEDED_SECRETS)
      .filter(([name]) => !secrets.includes(name))
      .map(([name, purpose]) => error(name, `is not set. It ${purpose}.`)),
    ...checkMail(configuration, secrets),
    ...checkPayments(vars, secrets),
    ...checkSources(vars, secrets),
    ...SWITCHES.flatMap((name) => checkSwitch(name, text(vars, name))),
  ];
}

const error = (name: string, what: string): Finding => ({ level: "error", name, text: what });
const off = (name: string, what: string): Finding => ({ level: "off", name, text: what });
const note = (name: string, what: string): Finding => ({ level: "note", name, text: what });

function text(vars: Configuration["vars"], name: string): string {
  const value = vars[name];
  return typeof value === "string" ? value.trim() : "";
}

/** A misspelled name would be ignored in silence. */
function unknownNames(vars: Configuration["vars"], secrets: ReadonlyArray<string>): Array<Finding> {
  const malformed = Object.entries(vars).filter(([, value]) => typeof value !== "string");
  return [
    ...Object.keys(vars)
      .filter((name) => !VARIABLES.has(name))
      .map((name) => error(name, "is a variable that nothing reads. Is it misspelled?")),
    ...malformed.map(([name]) => error(name, "must be a text in quotation marks.")),
    ...secrets
      .filter((name) => !SECRETS.has(name))
      .map((name) => note(name, "is a secret that nothing reads.")),
  ];
}

/** The names in the project's own files, and those of one machine. */
const SAMPLE = /(?:^|\.)(?:tenderlight\.example|localhost|local|invalid)$/;

function checkAddress({ vars, routes, crons }: Configuration): Array<Finding> {
  const name = "APP_ORIGIN";
  const written = text(vars, name);
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url?.protocol !== "https:" || url.pathname !== "/" || url.search || url.hash)
    return [
      error(name, `must be an address such as https://bids.example, without a path. It is "${written}".`),
    ];
  const findings: Array<Finding> = [];
  if (SAMPLE.test(url.hostname)) findings.push(error(name, `is still a sample: ${url.hostname}.`));
  const isRouted = routes.some(
    (route) => typeof route !== "string" && route.custom_domain === true && route.pattern === url.hostname,
  );
  if (!isRouted)
    findings.push(
      error(
        "routes",
        `must have { pattern = "${url.hostname}", custom_domain = true }, or nobody reaches it.`,
      ),
    );
  if (crons.length !== 1) findings.push(error("crons", "must be one trigger: the timed jobs share it."));
  return findings;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NO_DATABASE = /^[0-]+(?:a4c1)?$/;
const DATABASES: Readonly<Record<string, string>> = { DB: "tenderlight", ARCHIVE: "tenderlight-archive" };

function checkBindings(configuration: Configuration): Array<Finding> {
  const { databases, producers, consumers, durableObjects, rateLimits, analytics } = configuration;
  const findings: Array<Finding> = [];
  for (const [name, database] of Object.entries(DATABASES)) {
    const id = databases.find(({ binding }) => binding === name)?.database_id ?? "";
    if (!UUID.test(id) || NO_DATABASE.test(id))
      findings.push(error(name, `needs the database_id that \`wrangler d1 create ${database}\` prints.`));
  }
  if (!durableObjects.includes("BROADCASTER"))
    findings.push(error("BROADCASTER", "is not bound: open pages would hear of no change."));
  if (!rateLimits.includes("SEARCH_LIMIT"))
    findings.push(error("SEARCH_LIMIT", "is not bound: searches would fail."));
  for (const { binding, queue } of producers) {
    const consumer = consumers.find((each) => each.queue === queue);
    if (!consumer) findings.push(error(binding, `puts messages into ${queue}, which nothing reads.`));
    else if (
      consumer.dead_letter_queue === undefined &&
      consumers.every((each) => each.dead_letter_queue !== queue)
    )
      findings.push(error(binding, `has no dead-letter queue: messages that fail for good would be lost.`));
  }
  for (const binding of ["MAIL_QUEUE", "ACCOUNT_MAIL_QUEUE", "MAIL_DEAD_LETTERS"]) {
    if (!producers.some((each) => each.binding === binding))
      findings.push(error(binding, "is not bound: no mail would be sent."));
  }
  if (!analytics.includes("COUNTERS")) findings.push(off("COUNTERS", "is not bound: nothing is counted."));
  return findings;
}

function checkMail({ vars, sendsEmail }: Configuration, secrets: ReadonlyArray<string>): Array<Finding> {
  const findings: Array<Finding> = [];
  for (const name of [...SENDERS, "SUPPORT_ADDRESS", "OPERATORS_ADDRESS"]) {
    const written = text(vars, name);
    const domain = mailDomain(written);
    if (!domain)
      findings.push(
        error(
          name,
          `must be an address such as "Tenderlight <digest@mail.bids.example>". It is "${written}".`,
        ),
      );
    else if (SAMPLE.test(domain)) findings.push(error(name, `is still a sample: ${domain}.`));
  }
  const [bulk, account] = SENDERS.map((name) => mailDomain(text(vars, name)));
  if (bulk && bulk === account)
    findings.push(
      note("BULK_SENDER", "has the domain of ACCOUNT_SENDER: complaints about digests would stop both."),
    );
  const postal = text(vars, "POSTAL_ADDRESS");
  if (postal === "" || /\bexample\b/i.test(postal))
    findings.push(
      error("POSTAL_ADDRESS", "must be the sender's real address: anti-spam law requires it in mail."),
    );

  if (!secrets.includes("RESEND_API_KEY") && !sendsEmail.includes("EMAIL"))
    findings.push(off("RESEND_API_KEY", "and EMAIL are not set: all mail waits in the outbox."));
  if (secrets.includes("RESEND_API_KEY") && !secrets.includes("RESEND_WEBHOOK_SECRET"))
    findings.push(off("RESEND_WEBHOOK_SECRET", "is not set: bounces and complaints stay unknown."));
  return findings;
}

function checkPayments(vars: Configuration["vars"], secrets: ReadonlyArray<string>): Array<Finding> {
  const needed = [...STORE, ...VARIANTS];
  const missing = [
    ...PAYMENT_SECRETS.filter((name) => !secrets.includes(name)),
    ...needed.filter((name) => text(vars, name) === ""),
  ];
  if (missing.length === PAYMENT_SECRETS.length + needed.length)
    return [
      off("LEMON_SQUEEZY_*", "are not set: nothing can be bought, and every trial ends without an offer."),
    ];
  const findings = missing.map((name) =>
    error(name, "is not set, but other settings of Lemon Squeezy are: payments would fail half-way."),
  );
  for (const name of ["LEMON_SQUEEZY_STORE_URL", ...LINKS]) {
    const written = text(vars, name);
    if (written !== "" && !(URL.canParse(written) && new URL(written).protocol === "https:"))
      findings.push(error(name, `must be an address that begins with https://. It is "${written}".`));
  }
  for (const name of ["LEMON_SQUEEZY_STORE_ID", ...VARIANTS]) {
    const written = text(vars, name);
    if (written !== "" && !/^\d+$/.test(written))
      findings.push(error(name, `must be a number. It is "${written}".`));
  }
  const variants = VARIANTS.map((name) => text(vars, name)).filter((written) => written !== "");
  if (new Set(variants).size < variants.length)
    findings.push(error("LEMON_SQUEEZY_VARIANT_*", "name one variant twice: two plans would be the same."));
  return findings;
}

function checkSources(vars: Configuration["vars"], secrets: ReadonlyArray<string>): Array<Finding> {
  const calls = text(vars, "SAM_GOV_CALLS_A_DAY");
  if (calls !== "" && !/^[1-9]\d*$/.test(calls))
    return [error("SAM_GOV_CALLS_A_DAY", `must be a number of calls. It is "${calls}".`)];
  if (secrets.includes("SAM_GOV_API_KEY")) return [];
  return [off("SAM_GOV_API_KEY", "is not set: SAM.gov is not read. /coverage must not promise it.")];
}

const MEANING_OF_ON: Readonly<Record<string, string>> = {
  LEMON_SQUEEZY_TEST_MODE: "test payments count as real ones",
  SELF_CHECKS: "the pages for checks are open to visitors",
  READ_REPLICAS: "replicas answer reads, once read replication is enabled for the database",
};

function checkSwitch(name: string, written: string): Array<Finding> {
  if (written !== "" && written !== "on" && written !== "off")
    return [error(name, `must be "on" or "off". It is "${written}".`)];
  if (written !== "on") return [];
  return [note(name, `is on: ${MEANING_OF_ON[name]}.`)];
}
