import type { Selection } from "./selection";

export type ProfileChoice = {
  email: string;
  companyName: string;
  serviceType: Selection;
  region: Selection;
  minimum: Selection;
  alertWeekly: boolean;
  alertInstant: boolean;
  keyboard: boolean;
};

export type ProfileView = {
  choice: ProfileChoice;
  /** Pro users can change service type, region and minimum here. */
  canChangeService: boolean;
  instantAlerts: boolean;
  /** How many values are stored beyond the first. */
  moreServiceTypes: number;
  moreRegions: number;
  /** How we read a custom minimum. */
  minimumReading: string | null;
  /** A new address that is not confirmed yet. */
  pendingEmail: string | null;
  /** False for demo accounts. */
  hasPassword: boolean;
  subscription: Array<{ term: string; value: string }>;
  sessions: Array<SessionView>;
};

export type SessionView = {
  /** Identifies the session in a form; it cannot be used to sign in. */
  hash: string;
  device: string;
  lastSeen: string;
  isThisOne: boolean;
};
