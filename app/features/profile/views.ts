import type { FieldErrors } from "~/lib/form.server";
import type { Selection } from "./selection";

export type ProfileChoice = {
  email: string;
  companyName: string;
  serviceType: Selection;
  region: Selection;
  minimum: Selection;
  alertWeekly: boolean;
  alertInstant: boolean;
};

export type ProfileView = {
  choice: ProfileChoice;
  /** Pro may change service type, region and minimum here. */
  canChangeService: boolean;
  instantAlerts: boolean;
  /** How many more than the first there are. */
  moreServiceTypes: number;
  moreRegions: number;
  /** How a minimum in the user's own words is understood. */
  minimumReading: string | null;
  /** An address that waits to be confirmed. */
  pendingEmail: string | null;
  /** A demo account has none. */
  hasPassword: boolean;
  subscription: Array<{ term: string; value: string }>;
  sessions: Array<SessionView>;
};

export type SessionView = {
  /** Names the session in a form; it opens nothing. */
  hash: string;
  device: string;
  lastSeen: string;
  isThisOne: boolean;
};

export type ProfileFailure = { errors: FieldErrors; choice: ProfileChoice };
