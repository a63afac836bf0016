import { createCookie, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { sameOriginPath } from "~/domain/same-origin-path";

/** A message shown once, as a toast on the page after a redirect. It needs no JavaScript. */
const flashSchema = z.object({
  title: z.string(),
  text: z.string().nullable().default(null),
  tone: z.enum(["success", "info", "destructive"]).default("success"),
  /** The form that the message's Undo button posts. */
  undo: z
    .object({
      action: z.string().refine((action) => sameOriginPath(action) !== null, "Not a path of ours"),
      fields: z.record(z.string(), z.string()),
    })
    .nullable()
    .default(null)
    .catch(null),
  /** Leads to what else can be done. */
  link: z
    .object({
      href: z.string().refine((href) => sameOriginPath(href) !== null, "Not a path of ours"),
      label: z.string(),
    })
    .nullable()
    .default(null)
    .catch(null),
  /** The saved bid whose status form shows the message, instead of the top of the page. */
  besideBid: z.number().nullable().default(null).catch(null),
});
export type FlashMessage = z.output<typeof flashSchema>;
/** A message before the defaults are filled in. */
export type Flash = z.input<typeof flashSchema>;

/** The worker signs it: see workers/sealed-cookies.ts. */
const cookie = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

export async function redirectWithFlash(to: string, flash: Flash | null, headers = new Headers()) {
  if (flash) headers.append("Set-Cookie", await cookie.serialize(flash));
  return redirect(to, { headers });
}

/** The message for this page, and the headers that clear it so that it is not shown again. */
export async function takeFlash(
  request: Request,
): Promise<{ flash: FlashMessage | null; headers: HeadersInit }> {
  const parsed = flashSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return { flash: null, headers: {} };
  return { flash: parsed.data, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
