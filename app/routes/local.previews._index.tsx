import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { LocalShell } from "~/features/local/local-shell";
import { listMailPreviews } from "~/features/local/mail-previews.server";

export const meta: MetaFunction = () => [{ title: titled("Mail previews") }];

export function loader({ context: { services } }: LoaderFunctionArgs) {
  return listMailPreviews(services.config).map(({ id, name, subject }) => ({ id, name, subject }));
}

const LINK = "inline-flex min-h-11 items-center text-link";

export default function MailPreviewsPage() {
  const previews = useLoaderData<typeof loader>();
  return (
    <LocalShell heading="Mail previews">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface" aria-label="Messages">
        {previews.map(({ id, name, subject }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-muted">{subject}</p>
            </div>
            <p className="flex gap-4">
              <a href={`/local/previews/${id}`} className={LINK}>
                HTML<span className="sr-only"> of {name}</span>
              </a>
              <a href={`/local/previews/${id}?as=text`} className={LINK}>
                Text<span className="sr-only"> of {name}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </LocalShell>
  );
}
