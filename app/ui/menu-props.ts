import type { ReactNode } from "react";

/** A link, or a button that posts. */
export type Command = { label: string } & ({ href: string } | { action: string });

export type MenuProps = {
  /** What the button shows. Within it and on it, the variant `menu-open` styles the open state. */
  button: ReactNode;
  buttonClassName: string;
  id?: string;
  /** Where the menu is on the page. */
  className?: string;
  panelClassName: string;
} & (
  | {
      /** Above the commands. */
      heading: ReactNode;
      commands: ReadonlyArray<Command>;
    }
  | {
      /** Anything that is not a list of commands, such as a form. */
      children: ReactNode;
      /** Makes the panel a dialog of this name. */
      dialogName?: string;
    }
);

export const COMMAND = "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-wash";
