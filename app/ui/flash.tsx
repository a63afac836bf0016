import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { classes } from "./classes";

const TONES = {
  success: { frame: "border-won bg-won-tint", icon: "text-won", Icon: CircleCheck },
  info: { frame: "border-saved bg-saved-tint", icon: "text-saved", Icon: Info },
  destructive: { frame: "border-urgent bg-urgent-tint", icon: "text-urgent", Icon: CircleAlert },
} as const;

type FlashProps = { title: string; text?: string | null; tone?: keyof typeof TONES };

/** What just happened, said once at the top of the page after the redirect. */
export function Flash({ title, text, tone = "success" }: FlashProps) {
  const { frame, icon, Icon } = TONES[tone];
  return (
    <div
      role={tone === "destructive" ? "alert" : "status"}
      data-print="hide"
      className={classes("flex gap-3 rounded-card border px-4 py-3", frame)}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", icon)} />
      <p className="min-w-0">
        <strong className="font-semibold">{title}</strong>
        {text && (
          <>
            <span className="sr-only">. </span> <span className="block sm:inline">{text}</span>
          </>
        )}
      </p>
    </div>
  );
}
