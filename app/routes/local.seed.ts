import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { seedDemo } from "~/features/local/seed-demo.server";

export function loader() {
  return redirect("/local");
}

export async function action({ context: { services } }: ActionFunctionArgs) {
  return Response.json(await seedDemo(services));
}
