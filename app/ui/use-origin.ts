import { useRouteLoaderData } from "@remix-run/react";

/** The scheme and host of our addresses, for links that leave the page: "https://tenderlight.example". */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
}
