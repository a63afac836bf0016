import { createContext, useContext } from "react";

/** The name of the field. The guard reads it. */
export const OWNER_FIELD = "owner";

const OwnerContext = createContext<string | null>(null);

/** The id of the account that a page was made for. */
export const OwnerProvider = OwnerContext.Provider;

/**
 * Belongs in every form of a signed-in page that changes something. If another account has signed in meanwhile in
 * another tab, the guard refuses the form instead of saving one account's choices in the other.
 */
export function OwnerField() {
  const owner = useContext(OwnerContext);
  return owner === null ? null : <input type="hidden" name={OWNER_FIELD} value={owner} />;
}
