import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { CONTACT_NOTICES } from "~/content/support";
import { sameOriginPath } from "~/domain/same-origin-path";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { findSignedIn } from "~/features/account/session.server";
import { loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { contactSchema, noticeFor, sendSupportMessage } from "~/features/support/send-support-message.server";
import { SupportPage } from "~/features/support/support-page";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";
import { ContactForm } from "~/ui/contact-form";
import { Flash } from "~/ui/flash";

export const handle = WITHOUT_SCRIPTS;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  publicMeta(
    {
      title: titled("Help Center"),
      description: "Contacts, a checklist for common troubles, your data, refunds, and how soon we answer.",
      path: "/support",
    },
    page,
  );

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const [signedIn, { flash, headers }] = await Promise.all([
    findSignedIn(context.services, request),
    takeFlash(request),
  ]);
  const known = signedIn && {
    name: signedIn.profile?.companyName ?? "",
    email: signedIn.account.email,
  };
  return data({ ...loadPublicPage(args), known, flash, currentUrl: request.url }, { headers });
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const { origin } = services.config;
  const submission = parseWithZod(await readForm(request), { schema: contactSchema });
  if (submission.status !== "success") {
    const errors = Object.values(submission.error ?? {}).flatMap((each) => each ?? []);
    return data({ answer: submission.reply(), notice: noticeFor(errors) }, { status: 400 });
  }
  const { currentUrl: sentUrl, ...contact } = submission.value;
  const currentUrl = withQuery(wholeUrl(sentUrl, origin), request.headers.get("Referer"));
  const failed = { answer: submission.reply(), notice: CONTACT_NOTICES.failed };
  try {
    const signedIn = await findSignedIn(services, request);
    const outcome = await sendSupportMessage(services, {
      contact,
      user: signedIn?.profile ?? null,
      ip: clientIp(request),
      userAgent: request.headers.get("User-Agent") ?? "",
      currentUrl,
    });
    if (outcome === "too-many") return data(failed, { status: 429 });
  } catch (error) {
    logFailure("A support message could not be stored", error);
    return data(failed, { status: 500 });
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash(pathOf(currentUrl, origin), CONTACT_NOTICES.sent);
}

/** Accepts a page of ours by its path. */
function wholeUrl(url: string, origin: string): string {
  const path = sameOriginPath(url);
  return path === null ? url : `${origin}${path}`;
}

/**
 * The form of a page that is the same for all visitors cannot name the page's query. The browser does, in the header of
 * the page that it comes from.
 */
function withQuery(url: string, referer: string | null): string {
  return referer?.startsWith(`${url}?`) ? referer : url;
}

/** Redirects to the page that had the form, if it is one of ours. */
function pathOf(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : null;
  return sameOriginPath(path) ?? "/support";
}

export default function SupportRoute() {
  const { known, flash, currentUrl, ...page } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const notice = failed?.notice ?? flash;
  return (
    <SupportPage
      page={page}
      notice={notice && <Flash {...notice} />}
      contactForm={
        <ContactForm answer={failed?.answer ?? null} known={known ?? {}} currentUrl={currentUrl} />
      }
    />
  );
}
