/** Text of the profile page; part of it is from the spec (sections 2, 5 and 8), word for word. */
import { INSTANT_ALERTS_HINT } from "./mail";

export const PROFILE = {
  proFeature: "Pro Feature",
  proFeatureText: "Changing your service type, region or minimum contract value is part of Pro.",
  upgradeNow: "Upgrade Now",
  save: "Save All Changes",
  other: "Other (Custom)",
  proOnly: "Pro Only",
  instantAlertsForPro: "We keep your choice, but send alerts only on Pro.",
  instantAlerts: INSTANT_ALERTS_HINT,
  weeklyDigest: "Monday 8:00 AM EST: closing and new bids in your regions and trades.",
  passwordsDiffer: "Passwords do not match",
  deleteWord: "DELETE",
} as const;

export const PROFILE_ERRORS = {
  noServiceType: "Please select a service type.",
  noCustomServiceType: "Please enter your custom service type.",
  unknownServiceType: "Please select a service type from the list.",
  noRegion: "Please select a region.",
  noCustomRegion: "Please enter your custom region.",
  unknownRegion: "Please select a region from the list.",
  noCustomMinimum: "Please enter your custom contract value.",
  unknownMinimum: "Please select a minimum contract value from the list.",
  email: "Enter an email address in the correct format, like name@example.com.",
  tooManyChanges:
    "You have asked to change your email five times in this hour, so we sent nothing. The links already sent still work. Please try again in an hour.",
  noPassword: "Enter your current password to change your email.",
} as const;

export const PROFILE_NOTICES = {
  saved: { title: "Profile Updated", text: "Your changes have been saved." },
  checkEmail: {
    title: "Profile Updated",
    text: "Please check your new email address to confirm the change.",
  },
  restricted: {
    title: "Restricted",
    text: "Upgrade to Pro to change service configuration.",
    tone: "destructive",
  },
  failed: { title: "Error", text: "Failed to update profile. Please try again.", tone: "destructive" },
  passwordChanged: { title: "Password Changed", text: "Every other device has been signed out." },
  passwordFailed: {
    title: "Error",
    text: "Failed to change password. Please try again.",
    tone: "destructive",
  },
  sessionEnded: { title: "Signed out", text: "That device has been signed out." },
  sessionUnknown: {
    title: "Nothing to sign out",
    text: "That device is already signed out.",
    tone: "info",
  },
  othersEnded: { title: "Signed out", text: "Every other device has been signed out." },
  accountDeleted: { title: "Account deleted", text: "Your account and everything in it are gone." },
} as const;

export const PASSWORD_ERRORS = {
  noCurrent: "Please enter your current password.",
  noNext: "Please enter a new password.",
  noConfirmation: "Please confirm your new password.",
  differ: "New passwords do not match",
  tooShort: "Password must be at least 8 characters long",
  tooLong: "Password must be 1,000 characters or fewer",
  wrongCurrent: "Current password is incorrect",
  tooMany: "Too many attempts. Please wait 15 minutes and try again.",
} as const;

export const DELETE_ERRORS = {
  password: "Enter your password to delete your account.",
  wrongPassword: "That is not your password.",
  word: "Type DELETE to delete your account.",
} as const;
