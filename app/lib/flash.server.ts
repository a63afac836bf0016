import { createCookie, redirect } from "@remix-run/cloudflare";
import { z } from "zod";

/** A notice that is shown once, on the page after a redirect: the toasts of the spec, with or without JavaScript. */
const flashSchema = z.object({
  title: z.string(),
  text: z.string().nullable().default(null),
  tone: z.enum(["success", "info", "destructive"]).default("success"),
});
export type FlashMessage = z.output<typeof flashSchema>;

const cookie = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

export async function redirectWithFlash(
  to: string,
  flash: z.input<typeof flashSchema>,
  headers = new Headers(),
) {
  headers.append("Set-Cookie", await cookie.serialize(flash));
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
