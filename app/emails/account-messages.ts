import { accountEmail, type AccountEmail } from "./account-email";

type To = { origin: string };
type WithLink = To & { secret: string };

/** Links are made from the configured origin, never from a request's own idea of its host. */
const link = (origin: string, path: string, query: Record<string, string>) =>
  `${origin}${path}?${new URLSearchParams(query).toString()}`;

const resetLink = (origin: string, secret: string) =>
  link(origin, "/sign-in", { reset: "true", token: secret });
const undoLink = (origin: string, secret: string) => link(origin, "/undo-email-change", { token: secret });

const IGNORE = "If that was not you, do nothing: without the link nothing happens.";

export function verifyAddressEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Confirm your email address",
    paragraphs: ["Somebody, most likely you, has signed up at Tenderlight with this address."],
    button: { label: "Confirm my address", href: link(origin, "/verify-email", { token: secret }) },
    notes: ["The link works once, for 24 hours.", IGNORE],
  });
}

export function alreadyRegisteredEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "You already have an account",
    paragraphs: [
      "Somebody, most likely you, has tried to sign up at Tenderlight with this address. There is an account with it already, so no second one was made.",
    ],
    button: { label: "Sign in", href: `${origin}/sign-in` },
    notes: [
      "If you do not remember your password, choose 'Forgot Password?' there.",
      "If that was not you, do nothing: your account is as it was.",
    ],
  });
}

export function resetPasswordEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Choose a new password",
    paragraphs: ["Somebody, most likely you, has asked for a new password for your Tenderlight account."],
    button: { label: "Choose a new password", href: resetLink(origin, secret) },
    notes: ["The link works once, for one hour.", IGNORE],
  });
}

export function passwordChangedEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your password was changed",
    paragraphs: [
      "The password of your Tenderlight account has just been changed, and other devices have been signed out.",
    ],
    button: { label: "Go to Tenderlight", href: `${origin}/sign-in` },
    notes: ["If that was not you, choose 'Forgot Password?' there at once: the mail goes to this address."],
  });
}

export function confirmNewAddressEmail({ origin, secret }: WithLink): AccountEmail {
  return accountEmail({
    origin,
    subject: "Confirm your new email address",
    paragraphs: ["Somebody, most likely you, wants to use this address for their Tenderlight account."],
    button: { label: "Confirm my new address", href: link(origin, "/verify-email", { token: secret }) },
    notes: ["The link works once, for 24 hours.", IGNORE],
  });
}

export function addressInUseEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "This address has an account already",
    paragraphs: [
      "Somebody wants to use this address for another Tenderlight account. It belongs to yours, so nothing was changed.",
    ],
    button: { label: "Sign in", href: `${origin}/sign-in` },
    notes: [
      "If you want to use one account only, delete this one first; its profile page has a link for that.",
    ],
  });
}

type ChangedAddress = WithLink & { newEmail: string };

export function addressChangeAskedEmail({ origin, secret, newEmail }: ChangedAddress): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your email address is about to change",
    paragraphs: [
      `Somebody, most likely you, has asked to change the address of your Tenderlight account to ${newEmail}. It changes when the link that we sent there is opened.`,
    ],
    button: { label: "Stop the change", href: undoLink(origin, secret) },
    notes: [
      "If that was you, there is nothing to do here.",
      "The button works for 7 days, also after the address has changed.",
    ],
  });
}

export function addressChangedEmail({ origin, secret, newEmail }: ChangedAddress): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your email address was changed",
    paragraphs: [`The address of your Tenderlight account is now ${newEmail}.`],
    button: { label: "Undo the change", href: undoLink(origin, secret) },
    notes: ["If that was you, there is nothing to do here.", "The button works for 7 days."],
  });
}
