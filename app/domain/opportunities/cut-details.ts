/** What stands in stored texts where a contact's detail was cut. Readers see `withPointers`. */
export const EMAIL_PLACEHOLDER = "[e-mail on the portal]";
export const PHONE_PLACEHOLDER = "[telephone on the portal]";
export const NAME_PLACEHOLDER = "[name on the portal]";

type Language = "en" | "fr";

/** Where the reader finds it, in the language of the text. */
const POINTERS: Record<Language, Record<string, string>> = {
  en: {
    "e-mail": "[e-mail in the portal’s listing]",
    telephone: "[telephone in the portal’s listing]",
    name: "[name in the portal’s listing]",
  },
  fr: {
    "e-mail": "[courriel : voir l’annonce]",
    telephone: "[téléphone : voir l’annonce]",
    name: "[nom : voir l’annonce]",
  },
};

/** The text with words that say where a cut address, number or name is found. */
export function withPointers(text: string, language: Language): string {
  if (!text.includes(" on the portal]")) return text;
  return text.replace(
    /\[(e-mail|telephone|name) on the portal\]/g,
    (placeholder, detail: string) => POINTERS[language][detail] ?? placeholder,
  );
}
