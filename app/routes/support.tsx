import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CONTACT, CONTACT_NOTICES } from "~/content/support";
import { AccountPage } from "~/features/account/account-page";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { ContactForm } from "~/features/support/contact-form";
import { noticeFor, readContact, sendSupportMessage } from "~/features/support/send-support-message.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";
import { sameOriginPath } from "~/lib/same-origin-path";
import { findSignedIn } from "~/lib/session.server";
import { ErrorSummary, errorsOf } from "~/ui/error-summary";

export const meta: MetaFunction = () => [{ title: "Support – Tenderlight" }];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const [signedIn, { flash, headers }] = await Promise.all([
    findSignedIn(services, request),
    takeFlash(request),
  ]);
  const known = signedIn && {
    name: signedIn.profile?.companyName ?? "",
    email: signedIn.account.email,
  };
  const { supportAddress } = services.config.mail;
  return data({ known, flash, supportAddress, currentUrl: request.url }, { headers });
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const read = readContact(fields);
  if (!read.ok) {
    const { typed: values, errors } = read;
    return data({ values, errors, notice: noticeFor(read) }, { status: 400 });
  }
  const currentUrl = typed(fields, "currentUrl");
  const failed = { values: read.contact, errors: {}, notice: CONTACT_NOTICES.failed };
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
  return redirectWithFlash(pathOf(currentUrl, services.config.origin), CONTACT_NOTICES.sent);
}

/** Back to the page that the form stood on, if it is one of ours. */
function pathOf(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return sameOriginPath(path) ?? "/support";
}

export default function SupportPage() {
  const { known, flash, supportAddress, currentUrl } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage
      heading="Support"
      lead={
        <>
          Write to{" "}
          <a
            href={`mailto:${supportAddress}`}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {supportAddress}
          </a>{" "}
          or use the form.
        </>
      }
      notice={failed?.notice ?? flash}
    >
      <section id="contact" aria-labelledby="contact-heading" className="space-y-4">
        <h2 id="contact-heading" className="text-xl">
          {CONTACT.heading}
        </h2>
        {failed && <ErrorSummary errors={errorsOf(failed.errors)} />}
        <ContactForm
          values={failed?.values ?? known ?? {}}
          errors={failed?.errors ?? {}}
          currentUrl={currentUrl}
        />
      </section>
    </AccountPage>
  );
}
