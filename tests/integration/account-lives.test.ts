import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, emails } from "#drizzle/schema";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import { changePassword, requestPasswordReset, resetPassword } from "~/features/account/passwords.server";
import { findSignedIn, startSession } from "~/features/account/session.server";
import { signUp, verifyEmail } from "~/features/account/sign-up.server";
import type { Services } from "~/lib/services";
import { emptyDatabase, servicesAround } from "../support/database";
import { signIn } from "../support/sign-in";

const START = Date.parse("2026-11-21T15:00:00Z");
const MINUTE_MS = 60_000;

const OWNERS = ["dana@northline.example", "dana@home.example"] as const;
const INTRUDERS = ["intruder@elsewhere.example", "second@elsewhere.example"] as const;
const [FIRST_ADDRESS] = OWNERS;
const isOwners = (address: string) => OWNERS.some((own) => own === address);

/** What somebody knows and holds. */
type Person = { passwords: Array<string>; cookies: Array<string>; secrets: Set<string> };
const newPerson = (): Person => ({ passwords: [], cookies: [], secrets: new Set() });

/** One account, its owner, and an intruder who knows its password. */
class Life {
  readonly owner = newPerson();
  readonly intruder = newPerson();
  readonly services: Services;
  /** Addresses that the account has had. */
  readonly had = new Set<string>([FIRST_ADDRESS]);
  accountId = "";
  private minutes = 0;
  private made = 0;

  constructor(private readonly db: Database) {
    const { services } = servicesAround(db, new Date(START), { email: null });
    this.services = { ...services, now: () => new Date(START + this.minutes * MINUTE_MS) };
  }

  wait(minutes: number) {
    this.minutes += minutes;
  }

  newPassword() {
    return `a phrase of many words ${++this.made}`;
  }

  /** Everybody asks from a network of their own, so that the limits of this test are the account's only. */
  network() {
    return `10.0.${this.made++ % 250}.${this.minutes % 250}`;
  }

  async address() {
    const [account] = await this.db.select().from(accounts).where(eq(accounts.id, this.accountId));
    const address = account?.email ?? "";
    this.had.add(address);
    return address;
  }

  /** The secrets in the mail to an address, oldest first. */
  async mailTo(address: string, path = "") {
    const rows = await this.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, address))
      .orderBy(emails.createdAt);
    return rows.flatMap(({ text }) => new RegExp(`${path}\\S*token=([0-9a-f]{64})`).exec(text)?.[1] ?? []);
  }

  async begin() {
    const password = this.newPassword();
    await signUp(this.services, {
      email: FIRST_ADDRESS,
      password,
      companyName: null,
      next: "onboarding",
      ip: this.network(),
    });
    const [secret = ""] = await this.mailTo(FIRST_ADDRESS);
    const verified = await verifyEmail(this.services, secret);
    if (typeof verified === "string") throw new Error("The first link does not work");
    this.accountId = verified.proof.accountId;
    this.owner.passwords.push(password);
    this.intruder.passwords.push(password);
    await this.startSessionOf(this.intruder);
  }

  private async startSessionOf(person: Person) {
    const cookie = await startSession(this.services, this.accountId, null);
    person.cookies.push(cookie.split(";")[0] ?? "");
  }

  async opens(password: string) {
    const request = new Request("https://bids.example/sign-in", {
      method: "POST",
      headers: { "CF-Connecting-IP": this.network() },
      body: new URLSearchParams({ email: await this.address(), password }),
    });
    const identified = await signIn(this.services, request);
    return identified.outcome === "signed-in" && identified.profile?.id === this.accountId;
  }

  async isSignedIn({ cookies }: Person) {
    for (const cookie of cookies) {
      const request = new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });
      if ((await findSignedIn(this.services, request))?.account.id === this.accountId) return true;
    }
    return false;
  }

  async signIn(person: Person) {
    for (const password of person.passwords.slice(-3))
      if (await this.opens(password)) {
        await this.startSessionOf(person);
        return;
      }
  }

  async changePassword(person: Person) {
    if (!(await this.isSignedIn(person))) return;
    const next = this.newPassword();
    for (const current of person.passwords.slice(-3)) {
      const outcome = await changePassword(this.services, { accountId: this.accountId, current, next });
      if (outcome === "wrong-current" || "weak" in outcome) continue;
      person.passwords.push(next);
      await this.startSessionOf(person);
      return;
    }
  }

  /** The page asks for the password too. */
  async askForAddress(person: Person, newEmail: string) {
    if (!(await this.isSignedIn(person))) return;
    for (const password of person.passwords.slice(-3))
      if (await this.opens(password)) {
        await requestEmailChange(this.services, { accountId: this.accountId, newEmail });
        return;
      }
  }

  async resetWith(person: Person, secret: string) {
    const next = this.newPassword();
    const outcome = await resetPassword(this.services, { secret, next });
    if (outcome === "bad-link" || "weak" in outcome) return false;
    person.passwords.push(next);
    return true;
  }

  async askForReset(email: string) {
    await requestPasswordReset(this.services, { email, ip: this.network() });
  }

  async readMail(person: Person, addresses: ReadonlyArray<string>) {
    for (const address of addresses)
      for (const secret of await this.mailTo(address)) person.secrets.add(secret);
  }

  /** The owner takes the account back: with the link to undo if it has another address, then with a reset. */
  async recover() {
    if (!isOwners(await this.address())) {
      const links = (await Promise.all(OWNERS.map((own) => this.mailTo(own, "/(?:undo|secure)")))).flat();
      for (const secret of links.reverse()) {
        if (isOwners(await this.address())) break;
        await undoEmailChange(this.services, secret);
      }
    }
    const address = await this.address();
    expect(OWNERS).toContain(address);
    this.wait(61);
    await this.askForReset(address);
    const link = (await this.mailTo(address, "/sign-in")).at(-1) ?? "";
    expect(await this.resetWith(this.owner, link)).toBe(true);
  }
}

type Act = (life: Life, n: number) => Promise<unknown>;
const nth = <T>(items: ReadonlyArray<T>, n: number) => items[n % items.length];

const OWNER_ACTS: Record<string, Act> = {
  ownerSignIn: (life) => life.signIn(life.owner),
  ownerChangePassword: (life) => life.changePassword(life.owner),
  async ownerAskForAddress(life, n) {
    if (isOwners(await life.address())) await life.askForAddress(life.owner, nth(OWNERS, n)!);
  },
  async ownerConfirmAddress(life, n) {
    await confirmEmailChange(life.services, (await life.mailTo(nth(OWNERS, n)!, "change=true")).at(-1) ?? "");
  },
  async ownerReset(life) {
    const address = await life.address();
    await life.askForReset(address);
    if (isOwners(address))
      await life.resetWith(life.owner, (await life.mailTo(address, "/sign-in")).at(-1) ?? "");
  },
};

/** The intruder tries every link they know, of any age. */
async function tryLinks(life: Life, open: (secret: string) => Promise<unknown>) {
  await life.readMail(life.intruder, INTRUDERS);
  for (const secret of life.intruder.secrets) await open(secret);
}

const INTRUDER_ACTS: Record<string, Act> = {
  signIn: (life) => life.signIn(life.intruder),
  changePassword: (life) => life.changePassword(life.intruder),
  async askForAddress(life, n) {
    await life.address();
    await life.askForAddress(life.intruder, nth([...INTRUDERS, ...life.had], n)!);
  },
  confirmAddress: (life) => tryLinks(life, (secret) => confirmEmailChange(life.services, secret)),
  undo: (life) => tryLinks(life, (secret) => undoEmailChange(life.services, secret)),
  reset: (life) => tryLinks(life, (secret) => life.resetWith(life.intruder, secret)),
  askForReset: async (life) => life.askForReset(await life.address()),
  async signUpAgain(life, n) {
    const password = life.newPassword();
    life.intruder.passwords.push(password);
    await signUp(life.services, {
      email: nth([...OWNERS, ...INTRUDERS], n)!,
      password,
      companyName: null,
      next: "onboarding",
      ip: life.network(),
    });
  },
  confirmSignUp: (life) =>
    tryLinks(life, (secret) =>
      verifyEmail(life.services, secret, { password: life.intruder.passwords.at(-1) ?? "", ip: null }),
    ),
};

const READS_OLD_MAIL: Act = (life) => life.readMail(life.intruder, OWNERS);

/** Acts by name, so that a counterexample can be read. */
const actsOf = (acts: Record<string, Act>) =>
  fc.record({ does: fc.constantFrom(...Object.keys(acts)), n: fc.nat({ max: 11 }) });
type Step = { does: string; n: number };

const ACTS: Record<string, Act> = { ...OWNER_ACTS, ...INTRUDER_ACTS, readsOldMail: READS_OLD_MAIL };
const act = (life: Life, { does, n }: Step) => ACTS[does]!(life, n);

const before = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: actsOf(OWNER_ACTS) },
    { weight: 3, arbitrary: actsOf({ ...INTRUDER_ACTS, readsOldMail: READS_OLD_MAIL }) },
  ),
  { minLength: 1, maxLength: 14 },
);
const after = fc.array(actsOf(INTRUDER_ACTS), { minLength: 1, maxLength: 8 });

test("after the owner has reset the password, an intruder never gets in and the owner is never locked out", async () => {
  await fc.assert(
    fc.asyncProperty(before, after, async (early, late) => {
      const life = new Life(await emptyDatabase());
      await life.begin();
      for (const step of early) {
        await act(life, step);
        life.wait(1);
      }
      await life.recover();
      const password = life.owner.passwords.at(-1) ?? "";
      for (const step of [null, ...late]) {
        if (step) await act(life, step);
        life.wait(1);
        const state = `after ${step?.does ?? "the reset"}`;
        expect(OWNERS, state).toContain(await life.address());
        expect(await life.isSignedIn(life.intruder), state).toBe(false);
        for (const known of life.intruder.passwords.slice(-2))
          expect(await life.opens(known), state).toBe(false);
        expect(await life.opens(password), state).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
