import { Form, useLocation } from "@remix-run/react";
import { type ComponentType, useRef, useState } from "react";
import { classes } from "./classes";
import { COMMAND, type MenuProps } from "./menu-props";
import { PageLink } from "./row-link";

const load = () => import("./enhanced-menu");

/**
 * A button that opens a menu or a panel: a native disclosure, replaced by Headless UI's when it is first used. That
 * code is loaded when the button is pointed at or opened; until then, and without JavaScript, the disclosure does.
 */
export function Menu(props: MenuProps) {
  // Closes on navigation.
  const { key } = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [Enhanced, setEnhanced] = useState<ComponentType<MenuProps & { startsOpen: boolean }> | null>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  if (Enhanced) return <Enhanced key={key} {...props} startsOpen={openedAt === key} />;

  function preload() {
    void load().catch(() => undefined);
  }

  async function enhance() {
    const loaded = await load().catch(() => null);
    const { current } = disclosure;
    if (!loaded || !current?.open) return;
    // Do not replace what is already in use; the next time it opens is early enough.
    const { activeElement } = document;
    if (current.contains(activeElement) && activeElement?.tagName !== "SUMMARY") return;
    setOpenedAt(key);
    setEnhanced(() => loaded.EnhancedMenu);
  }

  const { id, button, buttonClassName, className, panelClassName } = props;
  return (
    <details
      key={key}
      id={id}
      ref={disclosure}
      data-print="hide"
      className={classes("menu", className)}
      onPointerEnter={preload}
      onFocus={preload}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void enhance();
      }}
    >
      <summary className={buttonClassName}>{button}</summary>
      <NativePanel {...props} className={panelClassName} />
    </details>
  );
}

function NativePanel(props: MenuProps & { className: string }) {
  const { className } = props;
  if (!("commands" in props)) {
    const { dialogName, children } = props;
    return (
      <div role={dialogName && "dialog"} aria-label={dialogName} className={className}>
        {children}
      </div>
    );
  }
  const { heading, commands } = props;
  return (
    <div className={className}>
      <div className="px-3 py-2">{heading}</div>
      {commands.length > 0 && (
        <ul className="border-t border-line pt-2">
          {commands.map((command) => (
            <li key={command.label}>
              {"href" in command ? (
                <PageLink href={command.href} className={COMMAND}>
                  {command.label}
                </PageLink>
              ) : (
                <Form method="post" action={command.action}>
                  <button type="submit" className={COMMAND}>
                    {command.label}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
