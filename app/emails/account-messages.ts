import { type AccountEmail, accountEmail } from "./account-email";

type To = { origin: string };
type WithLink = To & { secret: string };

/** Links use the configured origin, not the request's Host header, which a client can forge. */
const link = (origin: string, path: string, query: Record<string, string>) =>
  `${origin}${path}?${new URLSearchParams(query).toString()}`;

const resetLink = (origin: string, secret: string) =>
  link(origin, "/sign-in", { reset: "true", token: secret });
const undoLink = (origin: string, secret: string) => link(origin, "/undo-email-change", { token: secret });

const IGNORE = "If this wasn't you, ignore this email. Nothing happens unless you use the link.";

export function verifyAddressEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Confirm your email address",
    paragraphs: ["You signed up for Tenderlight with this address."],
    button: { label: "Confirm my address", href: link(origin, "/verify-email", { token: secret }) },
    notes: ["The link works once, for 24 hours.", IGNORE],
  });
}

export function alreadyRegisteredEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "You already have an account",
    paragraphs: [
      "You tried to sign up for Tenderlight with this address. It already has an account, so we did not create another one.",
    ],
    button: { label: "Sign in", href: `${origin}/sign-in` },
    notes: [
      "Forgot your password? Choose 'Forgot Password?' on the sign-in page.",
      "If this wasn't you, ignore this email. Your account has not changed.",
    ],
  });
}

export function resetPasswordEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Choose a new password",
    paragraphs: ["You asked for a new password for your Tenderlight account."],
    button: { label: "Choose a new password", href: resetLink(origin, secret) },
    notes: ["The link works once, for one hour.", IGNORE],
  });
}

export function passwordChangedEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your password was changed",
    paragraphs: ["Your Tenderlight password was just changed, and your other devices were signed out."],
    button: { label: "Go to Tenderlight", href: `${origin}/sign-in` },
    notes: [
      "If this wasn't you, choose 'Forgot Password?' on the sign-in page right away. The link goes to this address.",
    ],
  });
}

export function newBrowserEmail({
  origin,
  secret,
  device,
  at,
}: WithLink & { device: string; at: string }): AccountEmail {
  return accountEmail({
    origin,
    subject: "New sign-in to your account",
    paragraphs: [
      `A browser that we had not seen before signed in to your Tenderlight account: ${device}, ${at}.`,
    ],
    button: { label: "Sign out everywhere", href: link(origin, "/secure-account", { token: secret }) },
    notes: [
      "If this was you, you don't need to do anything.",
      "If this wasn't you, press the button. It opens a page that signs every device out and sends you a link to choose a new password. It works once, for 7 days.",
    ],
  });
}

export function confirmNewAddressEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Confirm your new email address",
    paragraphs: ["You asked to use this address for your Tenderlight account."],
    button: {
      label: "Confirm my new address",
      href: link(origin, "/verify-email", { change: "true", token: secret }),
    },
    notes: ["The link works once, for 24 hours.", IGNORE],
  });
}

export function addressInUseEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "This address already has an account",
    paragraphs: [
      "We received a request to use this address for another Tenderlight account. Your account already uses it, so nothing was changed.",
    ],
    button: { label: "Sign in", href: `${origin}/sign-in` },
    notes: ["To use this address for the other account, first delete this account in My Profile."],
  });
}

type ChangedAddress = WithLink & { newEmail: string };

export function addressChangeAskedEmail({ origin, secret, newEmail }: ChangedAddress): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your email address is about to change",
    paragraphs: [
      `You asked to change the address of your Tenderlight account to ${newEmail}. It changes when you open the link we sent there.`,
    ],
    button: { label: "Stop the change", href: undoLink(origin, secret) },
    notes: [
      "If this was you, you don't need to do anything.",
      "If this wasn't you, press the button. It works for 7 days, even after the address has changed.",
    ],
  });
}

export function addressChangedEmail({ origin, secret, newEmail }: ChangedAddress): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your email address was changed",
    paragraphs: [`The address of your Tenderlight account is now ${newEmail}.`],
    button: { label: "Undo the change", href: undoLink(origin, secret) },
    notes: [
      "If this was you, you don't need to do anything.",
      "If this wasn't you, press the button. It works for 7 days.",
    ],
  });
}
