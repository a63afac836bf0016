import { z } from "zod";
import { isHomeCode, resolveRegion } from "~/domain/geography";
import {
  CODE_SCHEMES,
  type Notice,
  NOTICE_STATUSES,
  PROCUREMENT_KINDS,
  SECTION_KEYS,
} from "~/domain/opportunities/notice";
import { closingOf } from "~/domain/opportunities/notice-dates";
import { revisionOf } from "~/domain/opportunities/revision";
import { inTurns } from "~/domain/turns";
import { isStorableKey } from "~/features/ingest/notice-key";
import { classificationCode, distinctCodes } from "~/sources/classification-codes";
import { isJsonObject } from "~/sources/formats/json-fields";
import { keyWithoutContacts } from "~/sources/key-without-contacts";
import { safeLink } from "~/sources/links";
import {
  documentTitleFrom,
  nameFrom,
  SECTION_LENGTH,
  sectionFrom,
  summaryFrom,
  termFrom,
  TITLE_LENGTH,
  titleFrom,
} from "~/sources/plain-text";
import { currencyOf, statesAmount } from "./push-currency";
import { instant } from "./push-instant";
import { pushedKeyDates, statedKeyDatesOf } from "./push-key-dates";

export const MAX_NOTICES_A_PUSH = 500;

const text = (max: number) => z.string().trim().min(1).max(max);
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
const amount = z.number().nonnegative().max(1e12);
/** As long as what is stored, so that nothing of an accepted text is cut. */
const section = text(SECTION_LENGTH);

/** One pushed notice. `app/sources/README.md` describes each field. Unknown fields are refused so that typos are noticed. */
const pushedFields = z.strictObject({
  key: text(200).refine(isStorableKey, "Must not have invisible or broken characters"),
  title: text(500).refine((title) => titleFrom(title) !== "", "No words are left without markup"),
  reference: optional(text(200)),
  language: z.enum(["en", "fr"]).default("en"),
  summary: optional(text(5_000)),
  description: optional(section),
  sections: z.partialRecord(z.enum(SECTION_KEYS), section).default({}),
  buyer: optional(text(300)),
  status: z.enum(NOTICE_STATUSES).default("active"),
  noticeType: optional(text(200)),
  procurementMethod: optional(text(200)),
  kinds: z.array(z.enum(PROCUREMENT_KINDS)).max(4).default([]),
  codes: z
    .array(z.strictObject({ scheme: z.enum(CODE_SCHEMES), code: text(20), label: optional(text(300)) }))
    .max(200)
    .default([]),
  tags: z.array(text(60)).max(30).default([]),
  region: optional(text(200)),
  city: optional(text(200)),
  country: optional(text(60)),
  publishedAt: optional(instant),
  closesAt: optional(instant),
  keyDates: pushedKeyDates.default([]),
  amendment: z.number().int().nonnegative().max(10_000).default(0),
  amendedAt: optional(instant),
  contractValue: optional(amount),
  estimatedValue: optional(amount),
  budgetMin: optional(amount),
  budgetMax: optional(amount),
  currency: optional(z.enum(["CAD", "USD"])),
  url: optional(text(2_000)),
  documents: z
    .array(z.strictObject({ title: optional(text(300)), url: text(2_000) }))
    .max(100)
    .default([]),
});

const pushedNoticeAt = (home: string | undefined) =>
  pushedFields.refine((notice) => !statesAmount(notice) || currencyOf(notice, home) !== null, {
    path: ["currency"],
    error: "Required with an amount unless country, region or city says which country's dollars are meant",
  });

export const portalIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,40}$/, "2 to 41 small letters, digits and hyphens");

/** The host that a portal's links lead to, without scheme or port. */
export const hostSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/, "A host in small letters, such as bids.example.ca");

/** What a portal covers: a country, or a province or state, by name or code. */
export const homeSchema = z
  .string()
  .max(100)
  .transform((text) => resolveRegion(text) ?? "")
  .refine(isHomeCode, "A country, province or state that we cover, such as CA-ON");

const bodyOf = <T extends z.ZodType>(notice: T) =>
  z.strictObject({
    /** Required with the operators' secret; a portal's own secret already names the portal. */
    portal: portalIdSchema.optional(),
    notices: z.array(notice).min(1).max(MAX_NOTICES_A_PUSH),
  });

/** What a portal without a registered place pushes. */
export const pushSchema = bodyOf(pushedNoticeAt(undefined));

const uncheckedBody = bodyOf(z.unknown());

/**
 * Checks what a portal pushes, with turns for other requests. Amounts without a currency are in the dollars of the place
 * that it is registered for.
 */
export async function checkPushed(body: unknown, home: string | undefined) {
  const around = uncheckedBody.safeParse(body);
  const schema = pushedNoticeAt(home);
  const checked = await inTurns(noticesIn(body), (notice) => schema.safeParse(notice));
  const issues = [
    ...(around.error?.issues ?? []),
    ...checked.flatMap(({ error }, position) =>
      (error?.issues ?? []).map((issue) => ({ ...issue, path: ["notices", position, ...issue.path] })),
    ),
  ];
  const notices = checked.flatMap(({ data }) => data ?? []);
  return issues.length > 0 || !around.success
    ? ({ success: false, issues } as const)
    : ({ success: true, data: { ...around.data, notices } } as const);
}

/** Of more than there may be, none is looked at. */
function noticesIn(body: unknown): ReadonlyArray<unknown> {
  const notices = isJsonObject(body) ? body["notices"] : null;
  return Array.isArray(notices) && notices.length <= MAX_NOTICES_A_PUSH ? notices : [];
}

/** The pushed notice, normalized: text without markup or contact details, and only http or https links. */
export function noticeOfPushed(pushed: z.output<typeof pushedFields>, now: Date, home?: string): Notice {
  const name = (raw: string | null) => nameFrom(raw, TITLE_LENGTH);
  const term = (raw: string | null) => termFrom(raw, TITLE_LENGTH);
  const sections = Object.fromEntries(
    Object.entries({
      ...(pushed.description === null ? {} : { description: pushed.description }),
      ...pushed.sections,
    }).map(([key, section]) => [key, sectionFrom(section)]),
  );
  const summarySource = pushed.summary ?? Object.values(sections)[0] ?? null;
  const { contractValue, estimatedValue, budgetMin, budgetMax, closesAt } = pushed;
  return {
    key: keyWithoutContacts(pushed.key),
    reference: term(pushed.reference),
    title: titleFrom(pushed.title),
    language: pushed.language,
    summary: summarySource === null ? null : summaryFrom(sectionFrom(summarySource)),
    sections,
    buyer: name(pushed.buyer),
    status: pushed.status,
    noticeType: term(pushed.noticeType),
    procurementMethod: term(pushed.procurementMethod),
    kinds: pushed.kinds,
    codes: distinctCodes(
      pushed.codes.map(({ scheme, code, label }) => classificationCode(scheme, code, label)),
    ),
    tags: pushed.tags.flatMap((tag) => term(tag) ?? []),
    place: {
      regions: [name(pushed.region)].filter((region) => region !== null),
      city: name(pushed.city),
      state: null,
      country: name(pushed.country),
      buyerCity: null,
      buyerState: null,
    },
    published: pushed.publishedAt,
    ...closingOf(closesAt, now),
    ...(pushed.keyDates.length > 0 && { keyDates: statedKeyDatesOf(pushed.keyDates) }),
    revision: revisionOf(pushed.amendment, pushed.amendedAt),
    value: {
      contractValue,
      estimatedValue,
      budgetMin,
      budgetMax,
      currency: statesAmount(pushed) ? currencyOf(pushed, home) : pushed.currency,
    },
    url: safeLink(pushed.url),
    documents: pushed.documents.flatMap(({ title, url }) => {
      const link = safeLink(url);
      return link === null ? [] : [{ title: documentTitleFrom(title, TITLE_LENGTH), url: link }];
    }),
  };
}
