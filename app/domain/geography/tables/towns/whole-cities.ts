/**
 * Divisions that are one municipality, so that whoever works in them works in that town. Compiled by hand from everyday
 * use; names are facts and need no licence.
 */
export const WHOLE_CITIES: Readonly<Record<string, string>> = {
  "CA-ON-TOR": "Toronto",
  "CA-ON-OTT": "Ottawa",
  "CA-ON-HAM": "Hamilton",
  "CA-ON-CHK": "Chatham-Kent",
  "CA-ON-KAW": "Kawartha Lakes",
  "CA-ON-PED": "Prince Edward County",
  "CA-ON-SUD": "Greater Sudbury",
  "CA-QC-LAVAL": "Laval",
  "CA-QC-GATINEAU": "Gatineau",
  "CA-QC-MIRABEL": "Mirabel",
  "CA-QC-LEVIS": "Lévis",
  "CA-QC-SHERBROOKE": "Sherbrooke",
  "CA-QC-SHAWINIGAN": "Shawinigan",
  "CA-QC-ROUYNNORANDA": "Rouyn-Noranda",
  "CA-NS-HALIFAX": "Halifax",
  "US-PA-PHILADELPHIA": "Philadelphia",
  "US-MA-NANTUCKET": "Nantucket",
};

/** Municipalities that are called after a county, in a division that has others, by the beginning of the buyer's name. */
export const CALLED_AFTER_COUNTIES: ReadonlyArray<readonly [buyer: RegExp, town: string]> = [
  [/^(?:the )?(?:corporation of )?norfolk county(?!\p{L})/iu, "Norfolk County"],
  [/^(?:the )?(?:corporation of )?haldimand county(?!\p{L})/iu, "Haldimand County"],
  [/^(?:the )?(?:corporation of the )?county of brant(?!\p{L})/iu, "Brant"],
];
