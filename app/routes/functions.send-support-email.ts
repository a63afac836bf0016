import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { CONTACT_NOTICES } from "~/content/support";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { noticeFor, readContact, sendSupportMessage } from "~/features/support/send-support-message.server";
import { logFailure } from "~/lib/log-failure.server";
import { readBody } from "~/lib/read-body.server";
import { findSignedIn } from "~/lib/session.server";

const MAX_BYTES = 64 * 1024;
const bodySchema = z.record(z.string(), z.unknown());

/** `send-support-email` of spec section 7: takes a JSON body, returns `{ error }`, which is `null` on success. */
export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const answer = (error: string | null, status = 200) => Response.json({ error }, { status });
  if (request.method !== "POST") return answer("POST only", 405);
  const text = await readBody(request, MAX_BYTES);
  if (text === null) return answer("The body is too long", 413);
  const body = bodySchema.safeParse(parsedJson(text));
  if (!body.success) return answer("The body is not a JSON object", 400);
  const textOf = (name: string) => {
    const value = body.data[name];
    return typeof value === "string" ? value : "";
  };

  const names = ["name", "email", "subject", "message"];
  const read = readContact(Object.fromEntries(names.map((name) => [name, [textOf(name)]])));
  if (!read.ok) {
    const first = Object.values(read.errors)[0] ?? CONTACT_NOTICES.failed.text;
    return answer(read.isMissing ? noticeFor(read).text : first, 400);
  }
  try {
    const signedIn = await findSignedIn(services, request);
    const outcome = await sendSupportMessage(services, {
      contact: read.contact,
      user: signedIn?.profile ?? null,
      ip: clientIp(request),
      userAgent: textOf("userAgent"),
      currentUrl: textOf("currentUrl"),
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
