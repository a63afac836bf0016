import { Form, Link } from "@remix-run/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { classes } from "./classes";
import { OwnerField } from "./owner-field";

const TONES = {
  success: { frame: "border-won bg-won-tint", icon: "text-won", Icon: CircleCheck },
  info: { frame: "border-saved bg-saved-tint", icon: "text-saved", Icon: Info },
  destructive: { frame: "border-urgent bg-urgent-tint", icon: "text-urgent", Icon: CircleAlert },
} as const;

export type FlashProps = {
  title: string;
  text?: string | null | undefined;
  tone?: keyof typeof TONES | undefined;
  /** An Undo action, if there is one. */
  undo?: { action: string; fields: Readonly<Record<string, string>> } | null | undefined;
  /** Leads to what else can be done. */
  link?: { href: string; label: string } | null | undefined;
  /** Adds a button that closes it. */
  onClose?: () => void;
};

/**
 * The result of the last action, shown at the top of the page after the redirect. Sticky, so that it is visible after
 * scrolling.
 */
export function Flash({ title, text, tone = "success", undo, link, onClose }: FlashProps) {
  const { frame, icon, Icon } = TONES[tone];
  return (
    <div
      role={tone === "destructive" ? "alert" : "status"}
      data-print="hide"
      className={classes(
        "sticky top-2 z-20 flex items-start gap-3 rounded-card border px-4 py-3 shadow-float",
        frame,
      )}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", icon)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-1">
        <p className="min-w-0 grow basis-32">
          <strong className="font-semibold">{title}</strong>
          {text && (
            <>
              {!/[.!?]$/.test(title) && <span className="sr-only">.</span>}{" "}
              <span className="block sm:inline">{text}</span>
            </>
          )}
        </p>
        {(link ?? undo) && (
          <div className="-my-2.5 -ml-2 flex flex-wrap">
            {undo && <Undo undo={undo} />}
            {link && (
              <Link to={link.href} className="inline-flex min-h-11 items-center px-2 text-link">
                {link.label}
              </Link>
            )}
          </div>
        )}
      </div>
      {onClose && (
        <button type="button" aria-label="Close" onClick={onClose} className="-my-2.5 -mr-2 p-3">
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

function Undo({ undo: { action, fields } }: { undo: NonNullable<FlashProps["undo"]> }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <OwnerField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="min-h-11 px-2 text-link">
        Undo
      </button>
    </Form>
  );
}
