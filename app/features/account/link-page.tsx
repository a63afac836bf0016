import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { AccountPage } from "./account-page";

type LinkPageProps = { heading: string; text: string; button: string; token: string };

/** The page a mailed link opens. Only its button acts, because mail scanners open links. */
export function LinkPage({ heading, text, button, token }: LinkPageProps) {
  return (
    <AccountPage heading={heading} lead={text}>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>{button}</Button>
      </Form>
    </AccountPage>
  );
}
