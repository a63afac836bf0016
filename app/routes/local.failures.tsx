import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { titled } from "~/content/product";
import { failuresCookie, failuresIn, failuresNamed } from "~/features/local/failures";
import { FailuresPage } from "~/features/local/failures-page";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { hiddenField, listField, readButton } from "~/lib/form.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Failures") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  const on = failuresIn(request.headers.get("Cookie")).map(({ id }) => id);
  return data({ on, flash }, { headers });
}

const failuresSchema = z.object({ none: hiddenField, failure: listField });

export async function action({ request }: ActionFunctionArgs) {
  const { none, failure } = await readButton(request, failuresSchema);
  const failures = none === "" ? failuresNamed(failure) : [];
  const title = failures.length === 0 ? "Nothing fails now" : "Saved for this browser";
  const headers = new Headers({ "Set-Cookie": failuresCookie(failures) });
  return redirectWithFlash("/local/failures", { title, tone: "success" }, headers);
}

export default function LocalFailuresPage() {
  const { on, flash } = useLoaderData<typeof loader>();
  // The boxes are as they were saved, however they were ticked before.
  return <FailuresPage key={on.join()} on={on} flash={flash && <Flash {...flash} />} />;
}
