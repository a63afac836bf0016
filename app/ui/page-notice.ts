import { createContext } from "react";

/** The page's notice, for the form that shows it instead of the top of the page. */
export const PageNotice = createContext<{ title: string; besideBid: number | null } | null>(null);
