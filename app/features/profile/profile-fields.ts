import type { FieldMetadata } from "@conform-to/react";
import type { ProfileView } from "./profile-view";

export type ProfileFields = {
  email: string;
  currentPassword: string;
  companyName: string;
  serviceType: string;
  customServiceType: string;
  region: string;
  customRegion: string;
  contractValueMin: string;
  customContractValue: string;
  alertWeekly: boolean;
  alertInstant: boolean;
  keyboard: boolean;
};

/** What a section of the form needs. */
export type SectionProps = {
  view: ProfileView;
  fields: { [Name in keyof ProfileFields]: FieldMetadata<ProfileFields[Name], ProfileFields> };
};
