import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { CONTACT_NOTICES } from "~/content/support";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { findSignedIn } from "~/features/account/session.server";
import { contactSchema, noticeFor, sendSupportMessage } from "~/features/support/send-support-message.server";
import { logFailure } from "~/lib/log.server";
import { readBody } from "~/lib/read-body.server";

const MAX_BYTES = 64 * 1024;
const bodySchema = z.record(z.string(), z.unknown());

/** `send-support-email` of spec section 7: takes a JSON body, returns `{ error }`, which is `null` on success. */
export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const answer = (error: string | null, status = 200) => Response.json({ error }, { status });
  const text = await readBody(request, MAX_BYTES);
  if (text === null) return answer("The body is too long", 413);
  const body = bodySchema.safeParse(parsedJson(text));
  if (!body.success) return answer("The body is not a JSON object", 400);
  const textOf = (name: string) => {
    const value = body.data[name];
    return typeof value === "string" ? value : "";
  };

  const names = ["name", "email", "subject", "message", "currentUrl"];
  const read = contactSchema.safeParse(Object.fromEntries(names.map((name) => [name, textOf(name)])));
  if (!read.success) {
    const errors = read.error.issues.map(({ message }) => message);
    const notice = noticeFor(errors);
    return answer(notice === CONTACT_NOTICES.missing ? notice.text : (errors[0] ?? notice.text), 400);
  }
  const { currentUrl, ...contact } = read.data;
  try {
    const signedIn = await findSignedIn(services, request);
    const outcome = await sendSupportMessage(services, {
      contact,
      user: signedIn?.profile ?? null,
      ip: clientIp(request),
      userAgent: textOf("userAgent"),
      currentUrl,
    });
    if (outcome === "too-many") return answer(CONTACT_NOTICES.failed.text, 429);
  } catch (error) {
    logFailure("A support message could not be stored", error);
    return answer(CONTACT_NOTICES.failed.text, 500);
  }
  waitUntil(deliverAccountMail(services));
  return answer(null);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
