import { withoutAddresses } from "./contact-addresses";
import { withoutNames } from "./contact-names";
import { withoutNumbers } from "./contact-numbers";

type Options = {
  /** Titles name streets, brands and buildings after people, so in them a name needs a sign beside it. */
  isTitle?: boolean;
};

/**
 * Removes the names, e-mail addresses, telephone and fax numbers of people from free text, because the Canadian licences
 * exclude personal information. Readers find them on the portal. What could be a contact's name is removed as well;
 * solicitation numbers, dates, amounts, sizes, places, streets, buildings and organizations stay.
 */
export function withoutContactDetails(text: string, { isTitle = false }: Options = {}): string {
  const { text: withoutMail, mailboxes } = withoutAddresses(text);
  return withoutNames(withoutNumbers(withoutMail), { mailboxes, openly: !isTitle });
}
