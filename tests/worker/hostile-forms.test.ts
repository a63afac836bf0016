import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, OWN_CONNECTION, startApp } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { signInNewcomer } from "../support/newcomer";

let app: App;
let cookies: Record<Who, string>;

type Who = "nobody" | "trial" | "pro" | "newcomer";

beforeAll(async () => {
  app = await startApp();
  const passwordHash = await argon2Hash("the old password");
  const onboarded = { passwordHash, onboardedAt: new Date("2026-11-01"), regions: ["CA-ON-PEL"] };
  const cookieOf = async (profile: Parameters<typeof signInNewcomer>[1]) => {
    const { cookie } = await signInNewcomer(app, profile);
    return `${cookie.name}=${cookie.value}`;
  };
  cookies = {
    nobody: "",
    trial: await cookieOf(onboarded),
    pro: await cookieOf({ ...onboarded, role: "pro" }),
    newcomer: await cookieOf({}),
  };
});
afterAll(() => app[Symbol.asyncDispose]());

type Values = Array<string>;
type Fields = Record<string, Values>;

type Form = {
  path: string;
  /** Before the fields' names in their ids. */
  idPrefix?: string;
  who: Who;
  /** An almost valid form; the tests make one field invalid at a time. */
  good: Fields;
  /** Values that each field must refuse. */
  bad: Record<string, fc.Arbitrary<Values>>;
};

const one = (text: fc.Arbitrary<string>) => text.map((value): Values => [value]);
const missing = fc.constantFrom<Values>([], [""]);
const blank = fc.constantFrom<Values>([], [""], ["   "]);
const twice = fc.constant<Values>(["a@b.example", "c@d.example"]);
const longerThan = (length: number) =>
  one(
    fc
      .string({ unit: "grapheme", minLength: length + 1, maxLength: length + 300 })
      .map((text) => `a${text}z`),
  );
const CONTROLS = ["\u0000", "\u0007", "\n", "\u001b[2J", "\u202e", "\u2066", "\u0085"];
const withControls = one(
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.constantFrom(...CONTROLS))
    .map(([text, control]) => `a${text}${control}b`),
);
const notInList = one(
  fc.oneof(
    fc.constantFrom(
      "<script>x</script>",
      "' or 1=1 --",
      "CA-XX",
      "ca-on",
      "pro",
      "null",
      "[object Object]",
      "-1",
      "雪",
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => `no-${text}`),
  ),
);

const notAnAddress = fc.oneof(
  blank,
  twice,
  longerThan(320),
  withControls,
  one(
    fc.constantFrom(
      "dana",
      "@b.example",
      "a@",
      "a b@c.example",
      "<a@b.example>",
      "a@b@c.example",
      "a@b",
      "a@.example",
    ),
  ),
);
const notOneLine = (length: number) => fc.oneof(twice, longerThan(length), withControls);
const notASecret = fc.oneof(missing, twice);
const notAFlag = fc.oneof(twice, notInList);

const FORMS: Array<Form> = [
  {
    path: "/sign-up",
    who: "nobody",
    good: { email: ["new@b.example"], password: ["gravel before breakfast"], companyName: ["Acme"] },
    bad: {
      email: notAnAddress,
      password: fc.oneof(notASecret, longerThan(1_000)),
      companyName: notOneLine(200),
    },
  },
  {
    path: "/sign-in",
    who: "nobody",
    good: { intent: ["sign-in"], email: ["a@b.example"], password: ["x"] },
    bad: { email: notAnAddress, password: notASecret },
  },
  {
    path: "/sign-in",
    who: "nobody",
    good: { intent: ["forgot"], email: ["a@b.example"] },
    bad: { email: notAnAddress },
  },
  {
    path: "/sign-in?reset=true",
    who: "nobody",
    good: {
      intent: ["set-password"],
      token: ["x"],
      newPassword: ["a good one"],
      confirmPassword: ["a good one"],
    },
    bad: { newPassword: notASecret, confirmPassword: fc.oneof(missing, twice, notInList) },
  },
  {
    path: "/dashboard/settings",
    who: "trial",
    good: { regions: ["CA-ON"], contractValueMin: ["any"], alertWeekly: ["on"] },
    bad: {
      regions: fc.oneof(missing, notInList, fc.constant<Values>(["CA-ON", "CA-QC"])),
      contractValueMin: fc.oneof(twice, notInList, longerThan(100)),
      alertWeekly: notAFlag,
      alertInstant: notAFlag,
    },
  },
  {
    path: "/dashboard/profile",
    who: "pro",
    good: {
      companyName: ["Acme"],
      serviceType: ["hvac-technical"],
      region: ["CA-ON"],
      contractValueMin: ["any"],
      alertWeekly: ["on"],
    },
    bad: {
      email: fc.oneof(
        twice,
        longerThan(320),
        withControls,
        one(fc.constantFrom("dana", "a@", "<a@b.example>")),
      ),
      companyName: notOneLine(200),
      serviceType: fc.oneof(missing, twice, notInList),
      region: fc.oneof(missing, twice, notInList),
      contractValueMin: fc.oneof(twice, notInList),
      alertWeekly: notAFlag,
      alertInstant: notAFlag,
      keyboard: notAFlag,
    },
  },
  {
    path: "/dashboard/profile",
    who: "pro",
    good: {
      serviceType: ["other-custom"],
      customServiceType: ["Tree felling"],
      region: ["other"],
      customRegion: ["Lanark Uplands"],
      contractValueMin: ["other"],
      customContractValue: ["about 75k"],
    },
    bad: {
      customServiceType: fc.oneof(blank, notOneLine(100)),
      customRegion: fc.oneof(blank, notOneLine(100)),
      customContractValue: fc.oneof(blank, notOneLine(100)),
    },
  },
  {
    path: "/dashboard/profile",
    who: "pro",
    good: {
      email: ["moved@b.example"],
      serviceType: ["hvac-technical"],
      region: ["CA-ON"],
      contractValueMin: ["any"],
      currentPassword: ["the old password"],
    },
    bad: { currentPassword: missing },
  },
  {
    path: "/dashboard/profile/password",
    idPrefix: "change-",
    who: "pro",
    good: {
      currentPassword: ["the old password"],
      newPassword: ["gravel lorry tuesday"],
      confirmPassword: ["gravel lorry tuesday"],
    },
    bad: {
      currentPassword: notASecret,
      newPassword: fc.oneof(notASecret, one(fc.constantFrom("1234567", "雪雪雪")), longerThan(1_000)),
      confirmPassword: fc.oneof(notASecret, notInList),
    },
  },
  {
    path: "/dashboard/profile/delete",
    who: "pro",
    good: { password: ["the old password"] },
    bad: { password: missing },
  },
  {
    path: "/onboarding",
    who: "newcomer",
    good: { step: ["1"], country: ["CA"], state: ["CA-ON"], service: ["hvac-technical"] },
    bad: { country: fc.oneof(missing, notInList), state: fc.oneof(missing, notInList), service: missing },
  },
];

function post({ path, who }: Form, fields: Fields) {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...OWN_CONNECTION, Cookie: cookies[who], Origin: app.origin },
    body,
  });
}

/** All rows about accounts, except attempt counters. */
async function stored() {
  const tables = ["accounts", "users", "sessions", "account_tokens", "emails", "consents"];
  const results = await app.db.batch(
    tables.map((table) => app.db.prepare(`select * from ${table} order by 1`)),
  );
  return JSON.stringify(results.map(({ results: rows }) => rows));
}

const CASES = FORMS.flatMap((form) =>
  Object.entries(form.bad).map(([field, values]) => ({ name: `${form.path} ${field}`, form, field, values })),
);

test.each(CASES)(
  "whatever is wrong with it, $name is named, and nothing is stored",
  async ({ form, field, values }) => {
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(values, async (bad) => {
        const answer = await post(form, { ...form.good, [field]: bad });
        const html = await answer.text();
        const text = `${JSON.stringify(bad)} answered ${answer.status} ${answer.headers.get("Location") ?? ""}`;
        expect(answer.status, text).toBeGreaterThanOrEqual(400);
        expect(answer.status, text).toBeLessThan(500);
        expect(html, text).toContain(`href="#${form.idPrefix ?? ""}${field}"`);
        expect(html).not.toContain("<script>x");
        expect(await stored()).toBe(before);
      }),
      { numRuns: 12 },
    );
  },
);

test("files where text belongs, and a body that is no form, are refused without a trace", async () => {
  const before = await stored();
  for (const form of FORMS) {
    const files = new FormData();
    for (const name of Object.keys(form.good)) files.append(name, new File(["x"], "x.txt"));
    for (const body of [files, "{", new Uint8Array([0, 255, 254]), "x".repeat(70_000)]) {
      const answer = await fetch(`${app.origin}${form.path}`, {
        method: "POST",
        redirect: "manual",
        headers: { ...OWN_CONNECTION, Cookie: cookies[form.who], Origin: app.origin },
        body,
      });
      expect(answer.status, form.path).toBeLessThan(500);
    }
  }
  expect(await stored()).toBe(before);
});

test("a post cannot set what its form does not contain: role, subscription, ids, dates, another user's profile", async () => {
  const other = await signInNewcomer(app, { companyName: "Untouched Ltd." });
  const row = () => app.db.prepare("select * from users where id = ?").bind(other.id).first();
  const before = await row();
  const extra: Fields = {
    id: [other.id],
    userId: [other.id],
    user_id: [other.id],
    accountId: [other.id],
    role: ["pro"],
    subscriptionStatus: ["active"],
    subscription_status: ["active"],
    onboardedAt: ["1"],
    verifiedAt: ["1"],
    lemonSqueezyCustomerId: ["7"],
    subscriptionEndDate: ["4000000000000"],
    __proto__: ["x"],
  };
  const form = FORMS.find(({ path }) => path === "/dashboard/settings")!;
  const saved = await post(form, { ...form.good, ...extra });
  expect(saved.status).toBe(302);
  expect(await row()).toEqual(before);
  const roles = await app.db.prepare("select role, subscription_status from users").all();
  expect(roles.results).not.toContainEqual({ role: "pro", subscription_status: "active" });
});
