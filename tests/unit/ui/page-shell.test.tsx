import { expect, test } from "vitest";
import { NOT_FOUND_PAGE, UNEXPECTED_PAGE } from "~/content/error-pages";
import { shellView } from "~/features/shell/shell-view";
import { AccountMenu } from "~/ui/account-menu";
import { ErrorPage } from "~/ui/error-page";
import { Flash } from "~/ui/flash";
import { type NavItem, PageShell } from "~/ui/page-shell";
import { renderPage, wordsOf } from "./render-page";

const nav: ReadonlyArray<NavItem> = [
  { label: "Dashboard", href: "/dashboard", icon: "dashboard" },
  { label: "Browse Opportunities", href: "/opportunities", icon: "search" },
];

function shell(companyName: string | null) {
  return (
    <PageShell
      nav={nav}
      more={[{ label: "Calendar", href: "/dashboard/calendar", icon: "calendar" }]}
      account={{ email: "owner@northyard.example", companyName }}
      heading="Welcome back"
    >
      <p>Bids</p>
    </PageShell>
  );
}

test("the frame has one h1, a skip link to the content, and marks the current page", () => {
  const html = renderPage(shell("Northyard"), "/dashboard");

  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="#content"');
  expect(html).toContain('<main id="content"');
  expect(html).toMatch(/<a [^>]*href="\/dashboard"[^>]*aria-current="page"/);
  expect(html).not.toMatch(/<a [^>]*href="\/opportunities"[^>]*aria-current="page"/);
});

test("pages of their own stand below a line, after all others", () => {
  expect(renderPage(shell(null))).toMatch(/href="\/opportunities".*<hr[^>]*>.*href="\/dashboard\/calendar"/s);
});

test("SH-09 the account menu shows when no company is set", () => {
  expect(wordsOf(renderPage(shell(null)))).toContain("My Account No company set owner@northyard.example");
});

test.each([
  ["basic", "active", "Basic Plan", "Active"],
  ["trial", "trialing", "Free Trial", "Trial"],
  ["pro", "past_due", "Pro Plan", "Past Due"],
  ["pro", "canceled", "Pro Plan", "Canceled"],
  ["gold", "paused", "Unknown Plan", "Unknown"],
])("SH-10 SH-11 %s and %s show %s and %s", (role, subscriptionStatus, label, status) => {
  const user = { email: "owner@northyard.example", companyName: null, role, subscriptionStatus };
  const { email, companyName, plan } = shellView(user as Parameters<typeof shellView>[0]);
  const html = renderPage(<AccountMenu {...{ email, companyName, plan }} />);

  expect(wordsOf(html)).toContain(`${status} ${label} My Account`);
});

test("a notice is a status, and an alert when something failed", () => {
  expect(renderPage(<Flash title="Refreshed" />)).toContain('role="status"');
  expect(renderPage(<Flash title="Error" tone="destructive" />)).toContain('role="alert"');
});

test("ST-07 error pages say what happened and link onward", () => {
  const notFound = renderPage(<ErrorPage {...NOT_FOUND_PAGE} />);
  expect(notFound).toMatch(/<h1[^>]*>Oops! Page not found</);
  expect(notFound).toMatch(/<a[^>]*href="\/"[^>]*>Home</);

  const unexpected = renderPage(<ErrorPage {...UNEXPECTED_PAGE} retryHref="/dashboard?page=2" />);
  expect(unexpected).toMatch(/<h1[^>]*>Unexpected Application Error!</);
  expect(unexpected).toMatch(/<a[^>]*href="\/dashboard\?page=2"[^>]*>Try again</);
  expect(unexpected).not.toContain("Quote this number");

  const numbered = renderPage(<ErrorPage {...UNEXPECTED_PAGE} requestId="8f3b5c-YYZ" />);
  expect(wordsOf(numbered)).toContain("Quote this number if you write to us: 8f3b5c-YYZ");
});
