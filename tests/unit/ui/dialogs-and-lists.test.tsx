import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { EMPTY_SELECTION } from "~/domain/account/onboarding";
import { UpsellDialog } from "~/features/onboarding/upsell-dialog";
import { OpenBid } from "~/features/opportunities/open-bid";
import { PasswordForm } from "~/features/profile/password-form";
import { passwordSchema } from "~/features/profile/password-form.server";
import { DialogOpener, PublicDialog } from "~/features/public-site/dialog";
import { AccountMenu } from "~/ui/account-menu";
import { CheckboxList, type CheckboxOption } from "~/ui/checkbox-list";
import { Dialog, DialogClose } from "~/ui/dialog";
import { Menu } from "~/ui/menu";
import { formOf } from "../../support/form-data";
import { renderPage, wordsOf } from "./render-page";
import { detailView } from "./views";

test("without scripts a dialog is a section of the page with a link that closes it", () => {
  const html = renderPage(
    <Dialog title="Upgrade" closeHref="/dashboard?q=snow" lead={<p>Today</p>}>
      <p>Words</p>
    </Dialog>,
  );

  expect(html).toMatch(/^<section aria-label="Upgrade"/);
  expect(wordsOf(html)).toBe("Upgrade Today Close Words");
  expect(html.match(/href="([^"]*)"/g)).toEqual(['href="/dashboard?q=snow"']);
  expect(html).not.toContain("headlessui");
});

test("without scripts a dialog's buttons close it, to the place it was opened from", () => {
  const html = renderPage(
    <Dialog title="Bid" closeHref="/dashboard" returnTo="bid-7" footer={<DialogClose>Not Now</DialogClose>}>
      <p>Words</p>
    </Dialog>,
  );

  expect(wordsOf(html)).toBe("Bid Words Not Now");
  expect(html).toMatch(/href="\/dashboard#bid-7"[^>]*>Not Now</);
});

test("the upsell is an open dialog beside the choice", () => {
  const selection = { ...EMPTY_SELECTION, countries: ["CA"], stateProvinces: ["CA-QC"] };
  const replaced = { before: "Peel Region", now: "Quebec" };
  const html = renderPage(
    <UpsellDialog upsell="region" view={{ replaced, selection }} closeHref="/onboarding?country=CA" />,
  );

  expect(html).toMatch(/^<dialog open="" aria-label="Multi-region is a Pro feature"/);
  expect(html).toMatch(/href="\/onboarding\?country=CA"[^>]*><svg.*?<span class="sr-only">Close</);
  expect(wordsOf(html)).toContain("Quebec replaced Peel Region.");
  expect(html).toContain('href="/onboarding/pro?step=0&amp;country=CA&amp;state=CA-QC"');
});

test("a public dialog has the same head, with a button that closes it without scripts", () => {
  const html = renderPage(
    <>
      <DialogOpener opens="demo">Open</DialogOpener>
      <PublicDialog id="demo" title="How it works">
        <p>Words</p>
      </PublicDialog>
    </>,
  );

  expect(html).toMatch(/<button[^>]*command="show-modal" commandfor="demo"/);
  expect(html).toMatch(/<dialog id="demo" aria-labelledby="demo-title"/);
  expect(html).toMatch(/<h2 id="demo-title"/);
  expect(html).toMatch(/<button[^>]*command="close" commandfor="demo"/);
});

test("without scripts a menu is a disclosure of links and forms", () => {
  const html = renderPage(
    <AccountMenu
      email="owner@northyard.example"
      companyName="Northyard"
      items={[{ label: "My Profile", href: "/dashboard/profile" }]}
      signOutAction="/sign-out"
    />,
  );

  expect(html).toMatch(/^<details[^>]*><summary/);
  expect(html).toMatch(/<a[^>]*href="\/dashboard\/profile"[^>]*>My Profile</);
  expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/sign-out"[^>]*><button type="submit"/);
  expect(html).not.toMatch(/role="menu|headlessui/);
});

test("without scripts a panel is a disclosure, and a dialog if it has a name", () => {
  const looks = { buttonClassName: "", panelClassName: "" };
  const panel = renderPage(
    <Menu button="Menu" {...looks}>
      <p>Words</p>
    </Menu>,
  );
  const dialog = renderPage(
    <Menu button="Help" dialogName="Help" {...looks}>
      <p>Words</p>
    </Menu>,
  );

  expect(panel).toMatch(/^<details[^>]*><summary[^>]*>Menu<\/summary><div/);
  expect(panel).not.toContain("role=");
  expect(dialog).toContain('<div role="dialog" aria-label="Help"');
});

const options = (count: number, selected: ReadonlyArray<number> = []): Array<CheckboxOption> =>
  Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    label: `Place ${index}`,
    selected: selected.includes(index),
    group: "Ontario",
  }));

test("without scripts a checkbox list is a disclosure of checkboxes, with no search box", () => {
  const html = renderPage(<CheckboxList name="place" legend="Places" options={options(40, [1, 2])} />);

  expect(html).toMatch(/^<details class="[^"]*"><summary/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(40);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(wordsOf(html)).toMatch(/^Places 2 selected Ontario Place 0 /);
  expect(html).not.toContain('type="search"');
  expect(html).toContain('<fieldset aria-label="Places"');
  expect(html).toContain('role="group" aria-label="Ontario"');
});

test("a long list shows its first ten, and the others in a disclosure that is open if one of them is ticked", () => {
  const list = (count: number, selected: ReadonlyArray<number> = []) =>
    renderPage(<CheckboxList name="place" legend="Places" options={options(count, selected)} isShortened />);

  expect(list(20).match(/<details/g)).toHaveLength(1);
  expect(wordsOf(list(21))).toContain("Place 9 Show all 21 Show fewer Place 10");
  expect(list(21)).not.toContain('<details open=""');
  expect(list(21, [3])).not.toContain('<details open=""');
  expect(list(21, [15])).toContain('<details open=""');
});

test("the password dialog has ids of its own, and its errors link to them", () => {
  const submission = parseWithZod(
    formOf({ currentPassword: "salt", newPassword: "a", confirmPassword: "a" }),
    {
      schema: passwordSchema,
    },
  );
  const answer = submission.reply({ fieldErrors: { currentPassword: ["Current password is incorrect"] } });
  const html = renderPage(<PasswordForm email="owner@northyard.example" answer={answer} notice={null} />);

  expect(html).not.toContain('id="currentPassword"');
  expect(html).toMatch(/<label for="change-currentPassword"[^>]*>Current password/);
  expect(html).toMatch(/<input (?=[^>]* name="currentPassword")[^>]*id="change-currentPassword"/);
  expect(html).toContain('href="#change-currentPassword"');
});

const openBid = (changes: { savedStatus?: "interested" | null; isHidden?: boolean }) => (
  <OpenBid
    bid={{
      kind: "detail",
      detail: detailView(),
      savedStatus: null,
      isHidden: false,
      maySaveToPipeline: true,
      ...changes,
    }}
    closeHref="/dashboard"
  />
);

test("BD-06 Save to Pipeline says when the bid is already there", () => {
  const wordsWith = (savedStatus: "interested" | null) => wordsOf(renderPage(openBid({ savedStatus })));

  expect(wordsWith(null)).toContain("Save to Pipeline Download PDF Close");
  expect(wordsWith("interested")).toContain("Saved to Pipeline Download PDF Remove Close");
});

test("an open bid can be left out of the feed, and shown again", () => {
  expect(wordsOf(renderPage(openBid({ isHidden: false })))).toContain("Not my kind of work");
  const hidden = renderPage(openBid({ isHidden: true }));
  expect(wordsOf(hidden)).toContain("Show in my feed again");
  expect(hidden).toMatch(/name="intent"[^>]*value="show"/);
});
