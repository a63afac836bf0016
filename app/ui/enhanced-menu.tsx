import {
  Menu,
  MenuButton,
  MenuHeading,
  MenuItem,
  MenuItems,
  MenuSection,
  Popover,
  PopoverButton,
  PopoverPanel,
} from "@headlessui/react";
import { Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { classes } from "./classes";
import { COMMAND, type MenuProps } from "./menu-props";

type EnhancedMenuProps = MenuProps & {
  /** True when it replaces a disclosure that has just been opened. */
  startsOpen: boolean;
};

/** A menu with arrow keys for commands, a popover for anything else. Escape and a click outside close both. */
export function EnhancedMenu(props: EnhancedMenuProps) {
  const { id, button, buttonClassName, className, panelClassName, startsOpen } = props;
  const opener = useOpen(startsOpen);
  const submit = useSubmit();
  const root = { as: "div", id, className: classes("menu", className), "data-print": "hide" } as const;

  if (!("commands" in props)) {
    const { dialogName, children } = props;
    return (
      <Popover {...root}>
        <PopoverButton ref={opener} className={buttonClassName}>
          {button}
        </PopoverButton>
        {/* Stays in the document, so that closing it by accident loses nothing that was typed. */}
        <PopoverPanel
          unmount={false}
          role={dialogName && "dialog"}
          aria-label={dialogName}
          className={panelClassName}
        >
          {children}
        </PopoverPanel>
      </Popover>
    );
  }

  const { heading, commands } = props;
  return (
    <Menu {...root}>
      <MenuButton ref={opener} className={buttonClassName}>
        {button}
      </MenuButton>
      <MenuItems modal={false} className={classes(panelClassName, "outline-none")}>
        <MenuSection>
          <MenuHeading as="div" className="px-3 py-2">
            {heading}
          </MenuHeading>
          {commands.length > 0 && (
            <div role="none" className="border-t border-line pt-2">
              {commands.map((command) =>
                "href" in command ? (
                  <MenuItem key={command.label} as={Link} to={command.href} className={ITEM}>
                    {command.label}
                  </MenuItem>
                ) : (
                  <MenuItem
                    key={command.label}
                    as="button"
                    type="button"
                    className={ITEM}
                    // Not a form's button: the menu removes the button before the browser would submit the form.
                    onClick={() => {
                      submit(null, { method: "post", action: command.action });
                    }}
                  >
                    {command.label}
                  </MenuItem>
                ),
              )}
            </div>
          )}
        </MenuSection>
      </MenuItems>
    </Menu>
  );
}

const ITEM = classes(COMMAND, "data-focus:bg-wash");

/** Headless UI has no property for it, so press the button. */
function useOpen(startsOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(!startsOpen);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    button.current?.focus();
    button.current?.click();
  }, []);
  return button;
}
