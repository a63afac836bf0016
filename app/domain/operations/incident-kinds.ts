export const INCIDENT_KINDS = ["source", "job", "mail", "work", "letters", "payments", "database"] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
