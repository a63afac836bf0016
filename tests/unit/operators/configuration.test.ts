import { expect, test } from "vitest";
import { checkConfiguration, type Configuration } from "../../../workers/operators/configuration";

const COMPLETE: Configuration = {
  vars: {
    APP_ORIGIN: "https://bids.example",
    BULK_SENDER: "Tenderlight <digest@mail.bids.example>",
    ACCOUNT_SENDER: "Tenderlight <account@bids.example>",
    SUPPORT_ADDRESS: "support@bids.example",
    OPERATORS_ADDRESS: "operators@bids.example",
    POSTAL_ADDRESS: "Tenderlight, 12 Front Street, Toronto ON M5J 2X2, Canada",
    SAM_GOV_CALLS_A_DAY: "1000",
    LEMON_SQUEEZY_STORE_ID: "123",
    LEMON_SQUEEZY_STORE_URL: "https://bids.lemonsqueezy.com",
    LEMON_SQUEEZY_VARIANT_BASIC_MONTHLY: "1",
    LEMON_SQUEEZY_VARIANT_BASIC_YEARLY: "2",
    LEMON_SQUEEZY_VARIANT_PRO_MONTHLY: "3",
    LEMON_SQUEEZY_VARIANT_PRO_YEARLY: "4",
    LEMON_SQUEEZY_LINK_ALL_PLANS: "https://bids.lemonsqueezy.com/buy",
    LEMON_SQUEEZY_TEST_MODE: "off",
    SELF_CHECKS: "off",
  },
  routes: [{ pattern: "bids.example", custom_domain: true }],
  crons: ["*/15 * * * *"],
  databases: [
    { binding: "DB", database_id: "0b7c9c52-5a0f-4f6c-9d0a-1c2d3e4f5a6b" },
    { binding: "ARCHIVE", database_id: "5a0f9c52-0b7c-4f6c-9d0a-1c2d3e4f5a6b" },
  ],
  producers: [
    { binding: "MAIL_QUEUE", queue: "mail" },
    { binding: "ACCOUNT_MAIL_QUEUE", queue: "account-mail" },
    { binding: "MAIL_DEAD_LETTERS", queue: "dead" },
  ],
  consumers: [
    { queue: "mail", dead_letter_queue: "dead" },
    { queue: "account-mail", dead_letter_queue: "dead" },
    { queue: "dead" },
  ],
  durableObjects: ["BROADCASTER"],
  rateLimits: ["SEARCH_LIMIT"],
  sendsEmail: [],
  analytics: ["COUNTERS"],
};

const SECRETS = [
  ...["INGEST_SECRET", "SESSION_SECRET", "MAIL_LINK_SECRET", "SAM_GOV_API_KEY"],
  ...["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "LEMON_SQUEEZY_API_KEY", "LEMON_SQUEEZY_WEBHOOK_SECRET"],
];

const withVars = (vars: Record<string, unknown>): Configuration => ({
  ...COMPLETE,
  vars: { ...COMPLETE.vars, ...vars },
});
const without = (...names: ReadonlyArray<string>): Configuration => ({
  ...COMPLETE,
  vars: Object.fromEntries(Object.entries(COMPLETE.vars).filter(([name]) => !names.includes(name))),
});
const found = (configuration: Configuration, secrets = SECRETS) =>
  checkConfiguration(configuration, secrets).map(({ level, name }) => `${level} ${name}`);

test("a complete configuration has no findings", () => {
  expect(checkConfiguration(COMPLETE, SECRETS)).toEqual([]);
});

test.each([
  ["APP_ORIGIN", ""],
  ["APP_ORIGIN", "bids.example"],
  ["APP_ORIGIN", "http://bids.example"],
  ["APP_ORIGIN", "https://bids.example/app"],
  ["APP_ORIGIN", "https://tenderlight.example"],
  ["APP_ORIGIN", "https://localhost"],
  ["BULK_SENDER", "Tenderlight"],
  ["BULK_SENDER", "digest@mail"],
  ["ACCOUNT_SENDER", "Tenderlight <account@bids.example"],
  ["ACCOUNT_SENDER", "account@tenderlight.example"],
  ["SUPPORT_ADDRESS", ""],
  ["POSTAL_ADDRESS", ""],
  ["POSTAL_ADDRESS", "100 Example Street"],
  ["SAM_GOV_CALLS_A_DAY", "many"],
  ["SAM_GOV_CALLS_A_DAY", "0"],
  ["LEMON_SQUEEZY_STORE_ID", "my store"],
  ["LEMON_SQUEEZY_STORE_URL", "bids.lemonsqueezy.com"],
  ["LEMON_SQUEEZY_VARIANT_PRO_YEARLY", ""],
  ["LEMON_SQUEEZY_LINK_ALL_PLANS", "javascript:alert(1)"],
  ["LEMON_SQUEEZY_TEST_MODE", "yes"],
  ["SELF_CHECKS", "true"],
  ["SELF_CHECKS", true],
  ["LEMON_SQUEZY_STORE_ID", "123"],
])("%s = %j stops the deployment, by its name", (name, value) => {
  expect(found(withVars({ [name]: value }))).toContain(`error ${name}`);
});

test("two plans with one variant stop the deployment", () => {
  const same = withVars({ LEMON_SQUEEZY_VARIANT_PRO_YEARLY: "3" });
  expect(found(same)).toEqual(["error LEMON_SQUEEZY_VARIANT_*"]);
});

test.each(["INGEST_SECRET", "SESSION_SECRET", "MAIL_LINK_SECRET", "LEMON_SQUEEZY_WEBHOOK_SECRET"])(
  "without the secret %s the deployment stops",
  (name) => {
    expect(
      found(
        COMPLETE,
        SECRETS.filter((each) => each !== name),
      ),
    ).toEqual([`error ${name}`]);
  },
);

test("what is switched off is named, with what that means, and stops nothing", () => {
  const names = Object.keys(COMPLETE.vars).filter((name) => name.startsWith("LEMON_SQUEEZY_"));
  expect(found(without(...names), ["INGEST_SECRET", "SESSION_SECRET", "MAIL_LINK_SECRET"])).toEqual([
    "off RESEND_API_KEY",
    "off LEMON_SQUEEZY_*",
    "off SAM_GOV_API_KEY",
  ]);
  const noReports = SECRETS.filter((name) => name !== "RESEND_WEBHOOK_SECRET");
  expect(found(COMPLETE, noReports)).toEqual(["off RESEND_WEBHOOK_SECRET"]);
  expect(found(withVars({ SELF_CHECKS: "on" }))).toEqual(["note SELF_CHECKS"]);
  expect(found(withVars({ BULK_SENDER: "digest@bids.example" }))).toEqual(["note BULK_SENDER"]);
  expect(found(COMPLETE, [...SECRETS, "RESEND_KEY"])).toEqual(["note RESEND_KEY"]);
});

test("Cloudflare's own binding sends mail without Resend", () => {
  const secrets = SECRETS.filter((name) => !name.startsWith("RESEND_"));
  expect(found({ ...COMPLETE, sendsEmail: ["EMAIL"] }, secrets)).toEqual([]);
});

test.each<[string, Partial<Configuration>, string]>([
  [
    "the sample database",
    { databases: [{ binding: "DB", database_id: "00000000-0000-0000-0000-000000000000" }] },
    "DB",
  ],
  ["no database", { databases: [] }, "DB"],
  [
    "a database for the archive that is not made yet",
    {
      databases: [
        { binding: "DB", database_id: "0b7c9c52-5a0f-4f6c-9d0a-1c2d3e4f5a6b" },
        { binding: "ARCHIVE", database_id: "00000000-0000-0000-0000-00000000a4c1" },
      ],
    },
    "ARCHIVE",
  ],
  ["another domain's route", { routes: [{ pattern: "tenders.example", custom_domain: true }] }, "routes"],
  ["a route that is no domain", { routes: ["bids.example"] }, "routes"],
  ["no trigger", { crons: [] }, "crons"],
  ["no Durable Object", { durableObjects: [] }, "BROADCASTER"],
  ["no rate limit", { rateLimits: [] }, "SEARCH_LIMIT"],
  ["a queue that nothing reads", { consumers: COMPLETE.consumers.slice(1) }, "MAIL_QUEUE"],
  [
    "no dead letters",
    { consumers: COMPLETE.consumers.map(({ queue }) => ({ queue })) },
    "ACCOUNT_MAIL_QUEUE",
  ],
  ["a queue that is not bound", { producers: COMPLETE.producers.slice(1) }, "MAIL_QUEUE"],
])("%s stops the deployment", (_, change, name) => {
  expect(found({ ...COMPLETE, ...change })).toContain(`error ${name}`);
});
