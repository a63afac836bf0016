import { createCookie, redirect } from "@remix-run/cloudflare";
import { z } from "zod";

/** A notice that is shown once, on the page after a redirect: the toasts of the spec, with or without JavaScript. */
const flashSchema = z.object({
  title: z.string(),
  text: z.string().nullable().default(null),
  tone: z.enum(["success", "info", "destructive"]).default("success"),
  /** What the notice's Undo button posts, and where to. */
  undo: z
    .object({ action: z.string(), fields: z.record(z.string(), z.string()) })
    .nullable()
    .default(null),
});
export type FlashMessage = z.output<typeof flashSchema>;
/** A notice as it is written: what is left out has its default. */
export type Flash = z.input<typeof flashSchema>;

const cookie = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

export async function redirectWithFlash(to: string, flash: Flash | null, headers = new Headers()) {
  if (flash) headers.append("Set-Cookie", await cookie.serialize(flash));
  return redirect(to, { headers });
}

/** The notice that waits for this page, and the headers by which it is not shown again. */
export async function takeFlash(
  request: Request,
): Promise<{ flash: FlashMessage | null; headers: HeadersInit }> {
  const parsed = flashSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return { flash: null, headers: {} };
  return { flash: parsed.data, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
