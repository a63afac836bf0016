import { withoutAddresses } from "./contact-addresses";
import { withoutNames } from "./contact-names";
import { withoutNumbers } from "./contact-numbers";
import type { KindOfText } from "./name-reading";

type Options = { kind?: KindOfText };

/**
 * Removes the names, e-mail addresses, telephone and fax numbers of people from free text, because the Canadian licences
 * exclude personal information. Readers find them on the portal. What could be a contact's name is removed as well;
 * solicitation numbers, dates, amounts, sizes, places, streets, buildings and organizations stay.
 */
export function withoutContactDetails(text: string, { kind = "text" }: Options = {}): string {
  const { text: withoutMail, mailboxes } = withoutAddresses(text);
  return withoutNames(withoutNumbers(withoutMail), { mailboxes, kind });
}
