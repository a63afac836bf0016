import { identify, signInSchema } from "~/features/account/sign-in.server";
import type { Services } from "~/lib/services";

/** Signs in as the page's action does. */
export async function signIn(services: Services, request: Request) {
  return identify(services, request, signInSchema.parse(Object.fromEntries(await request.formData())));
}
