import { Form, Link } from "@remix-run/react";
import { CHECK_EMAIL } from "~/content/account";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { AccountPage, type Notice } from "./account-page";
import { LocalLinks } from "./local-links";

type CheckEmailPageProps = {
  email: string;
  notice: Notice | null;
  /** The sign-up form with this address in it. */
  changeHref: string;
  signInHref: string;
  demoPath: string | null;
};

/** What a sign-up leads to. */
export function CheckEmailPage({ email, notice, changeHref, signInHref, demoPath }: CheckEmailPageProps) {
  return (
    <AccountPage
      heading={CHECK_EMAIL.title}
      notice={notice}
      lead={
        <p>
          {CHECK_EMAIL.sentTo} <strong className="wrap-anywhere text-ink">{email}</strong>.{" "}
          {CHECK_EMAIL.whatNext}
        </p>
      }
    >
      <Card className="space-y-4 p-4 sm:p-6">
        <p>{CHECK_EMAIL.junk}</p>
        <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button look="secondary">{CHECK_EMAIL.sendAgain}</Button>
          <Link to={changeHref} className="inline-flex min-h-11 items-center text-link">
            {CHECK_EMAIL.changeAddress}
          </Link>
        </Form>
      </Card>
      <p>
        Opened the link already?{" "}
        <Link to={signInHref} className="text-link">
          Sign in
        </Link>
      </p>
      <LocalLinks demoPath={demoPath} />
    </AccountPage>
  );
}
