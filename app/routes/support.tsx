import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { CONTACT_NOTICES } from "~/content/support";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/marketing/public-page";
import { SupportPage } from "~/features/marketing/support-page";
import { ContactForm } from "~/ui/contact-form";
import { noticeFor, readContact, sendSupportMessage } from "~/features/support/send-support-message.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";
import { sameOriginPath } from "~/lib/same-origin-path";
import { findSignedIn } from "~/lib/session.server";
import { ErrorSummary, errorsOf } from "~/ui/error-summary";
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
  const fields = await readForm(request);
  const { origin } = services.config;
  const currentUrl = wholeUrl(typed(fields, "currentUrl"), origin);
  const read = readContact(fields);
  if (!read.ok) {
    const { typed: values, errors } = read;
    return data({ values, errors, currentUrl, notice: noticeFor(read) }, { status: 400 });
  }
  const failed = { values: read.contact, errors: {}, currentUrl, notice: CONTACT_NOTICES.failed };
  try {
    const signedIn = await findSignedIn(services, request);
    const outcome = await sendSupportMessage(services, {
      contact: read.contact,
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
        <div className="space-y-4">
          {failed && <ErrorSummary errors={errorsOf(failed.errors)} />}
          <ContactForm
            values={failed?.values ?? known ?? {}}
            errors={failed?.errors ?? {}}
            currentUrl={failed?.currentUrl ?? currentUrl}
          />
        </div>
      }
    />
  );
}
