/**
 * Text of sign-up, sign-in and the pages that account emails link to. Spec section 8 gives part of it word for word.
 */
import { MIN_PASSWORD_LENGTH } from "~/domain/account/password";
import { TRIAL_LENGTH } from "~/domain/billing/entitlement";
import { RETENTION } from "~/domain/retention";

export const SIGN_UP = {
  title: "Create your account",
  subtitle: `Start your ${TRIAL_LENGTH} free trial today`,
  checkoutSubtitle: "Create your account to start your subscription",
  description: `Start a ${TRIAL_LENGTH} free trial: public bids for your trade and region, by email and in one list.`,
  button: "Create account",
} as const;

/** The page of the link that confirms a sign-up. */
export const CONFIRM_ADDRESS = {
  heading: "Confirm your address",
  text: (asksPassword: boolean) =>
    `This signs you in and starts your ${TRIAL_LENGTH} free trial.${asksPassword ? " You signed up with this address more than once, so enter the password of this sign-up too." : ""}`,
  button: "Confirm my address",
} as const;

/** The page of the link that confirms a new address. */
export const CONFIRM_NEW_ADDRESS = {
  heading: "Confirm your new address",
  text: (email: string | null) =>
    `You will then sign in with ${email ?? "it"}, and we will send your mail there.`,
  button: "Use this address",
} as const;

/** Beside every field for a new password. */
export const PASSWORD_RULE = `At least ${MIN_PASSWORD_LENGTH} characters. Three or four unrelated words work best.`;

/** The same words wherever a password is refused; the reasons are those of `passwordProblems`. */
export const weakPassword = (reasons: ReadonlyArray<string>) =>
  `This password is too weak. ${reasons.join(". ")}.`;

/** The page after sign-up. */
export const CHECK_EMAIL = {
  title: "Check your email",
  sentTo: "We sent a link to",
  whatNext: `Open it to confirm your address. The link works for ${RETENTION.verifyLinkHours} hours.`,
  sendAgain: "Send again",
  changeAddress: "Change address",
  junk: "No email after a few minutes? Look in your junk or spam folder, and check the address above.",
} as const;

export const SIGN_IN = {
  title: "Sign in",
  button: "Sign in",
  forgot: "Forgot Password?",
} as const;

/** The page that a reset link opens. */
export const RESET = {
  title: "Choose a new password",
  what: "Every device is signed out; sign in again with the new password.",
  button: "Set new password",
} as const;

export const ACCOUNT_NOTICES = {
  created: {
    title: "Account created successfully!",
    text: "Check your email and open the link we just sent you to verify your address.",
  },
  createdForCheckout: {
    title: "Account created successfully!",
    text: "Check your email and open the link we just sent you to verify your address. Then you will be redirected to complete your subscription.",
  },
  /** To a person who has not finished the setup. */
  signedInFirst: { title: "Welcome!", text: "You have been signed in successfully." },
  signedIn: { title: "Welcome back!", text: "You have been signed in successfully." },
  verified: { title: "Email verified", text: "Your address is confirmed and you are signed in." },
  linkExpired: {
    title: "Verification Link Expired",
    text: "Your email verification link has expired. Please sign up again to receive a new link.",
    tone: "destructive",
  },
  resetLinkExpired: {
    title: "Reset Link Expired",
    text: "This link was already used or is more than an hour old. Nothing was changed. Press 'Forgot Password?' to get a new one.",
    tone: "destructive",
  },
  resetSent: { title: "Reset Email Sent", text: "Check your email for password reset instructions." },
  resetFailed: {
    title: "Error",
    text: "Failed to send reset email. Please try again.",
    tone: "destructive",
  },
  emailRequired: {
    title: "Email Required",
    text: "Please enter your email address first.",
    tone: "destructive",
  },
  passwordReset: {
    title: "Password changed",
    text: "You are signed out everywhere. Sign in with your new password.",
  },
  emailChanged: { title: "Email changed", text: "Sign in with your new address from now on." },
  changeLinkExpired: {
    title: "Link Expired",
    text: "This link was already used or has expired, or another account uses the address. Nothing was changed.",
    tone: "destructive",
  },
  deadLinkSignedIn: {
    title: "Nothing to do",
    text: "This link was already used or has expired. You are signed in, and your address is confirmed.",
    tone: "info",
  },
  secured: {
    title: "Signed out everywhere",
    text: "Open the email we just sent you to choose a new password.",
  },
  secureLinkExpired: {
    title: "Link Expired",
    text: "This link was already used or has expired. To sign out every device, choose a new password: press 'Forgot Password?'.",
    tone: "destructive",
  },
  changeUndone: {
    title: "Change undone",
    text: "Your account has this address back, and every device is signed out. Open the email we just sent you to choose a new password.",
  },
  invalidCredentials: { title: "Error", text: "Invalid login credentials", tone: "destructive" },
  emailNotConfirmed: {
    title: "Error",
    text: "Email not confirmed. Open the link in the email we sent you, or sign up again for a new one.",
    tone: "destructive",
  },
  sentAgain: { title: "Sent again", text: "We sent you a new link. The one before still works." },
  sendAgainFailed: {
    title: "Error",
    text: "The email could not be sent. Please try again.",
    tone: "destructive",
  },
  signUpGone: {
    title: "Please sign up again",
    text: "Your sign-up has expired, so there is nothing to send.",
    tone: "info",
  },
  tooMany: {
    title: "Too many attempts",
    text: "Please wait 15 minutes and try again. Devices that are already signed in keep working.",
    tone: "destructive",
  },
  tooManyRequests: {
    title: "Too many attempts",
    text: "Please wait an hour and try again. The emails we already sent you still work.",
    tone: "destructive",
  },
  sessionMissing: {
    title: "Auth session missing!",
    text: "Sign in and try again. Nothing you sent was saved.",
    tone: "destructive",
  },
  profileMissing: {
    title: "Email verified",
    text: "Your address is confirmed, but your profile could not be set up. Please sign in to try again.",
    tone: "destructive",
  },
  unexpected: {
    title: "Error",
    text: "An unexpected error occurred. Please try again.",
    tone: "destructive",
  },
} as const;

export const otherOwnerNotice = (email: string) =>
  ({
    title: "Nothing was saved",
    text: `That page was opened from another account. In this browser you are now signed in as ${email}.`,
    tone: "destructive",
  }) as const;

export const ACCOUNT_ERRORS = {
  noEmail: "Enter your email address.",
  email: "Enter an email address in the correct format, like name@example.com.",
  noPassword: "Enter your password.",
  noNewPassword: "Enter a new password.",
  noSignUpPassword: "Enter the password you chose when you signed up.",
  wrongSignUpPassword:
    "This is not the password of the sign-up that sent this link. Use the link in your newest email, or sign up again.",
  tooManyPasswords: "Too many attempts. Please wait 15 minutes and try again.",
  passwordsDiffer: "New passwords do not match",
} as const;

/** What users agree to when they sign up. Change the version when you change the text. */
export const CONSENT = {
  version: "2026-11-22",
  wordings: {
    terms: "You agree to the terms of service and have read the privacy policy.",
    "service-email":
      "Tenderlight works by email: you will get a weekly digest of bids, which you can stop at any time, and messages about your account.",
  },
} as const;
