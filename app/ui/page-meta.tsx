import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactNode, useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * The page's title and meta tags. The title of a page that shows a refused form, or the message that something failed,
 * begins with "Error: ".
 */
export function PageMeta() {
  const { actionData, loaderData } = useContext(RouterState) ?? {};
  const meta = Meta();
  const isError =
    valuesOf(actionData).some(isRefusal) || (!actionData && valuesOf(loaderData).some(saysThatItFailed));
  return isError ? withErrorTitle(meta) : meta;
}

const valuesOf = (data: Readonly<Record<string, unknown>> | null | undefined) => Object.values(data ?? {});

/** The message that a page is opened with: a dead link's, or the one that a redirect left. */
function saysThatItFailed(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  const { notice, flash } = data as { notice?: Message; flash?: Message };
  return (flash ?? notice)?.tone === "destructive";
}

type Message = { tone?: string } | null;

/** The answers of our actions: of a form, of the settings, or a message that something failed. */
type Answer = {
  answer?: { status?: string } | null;
  refusal?: { answer?: { status?: string } } | null;
  notice?: Message;
  view?: { errors?: ReadonlyArray<unknown> };
} | null;

function isRefusal(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  const { answer, refusal, notice, view } = data as NonNullable<Answer>;
  return (
    answer?.status === "error" ||
    refusal?.answer?.status === "error" ||
    notice?.tone === "destructive" ||
    (view?.errors?.length ?? 0) > 0
  );
}

function withErrorTitle(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const { children } = child.props;
    if (child.type === "title") return cloneElement(child, {}, errorTitle(titleOf(children)));
    return children === undefined ? child : cloneElement(child, {}, withErrorTitle(children));
  });
}

const errorTitle = (title: string) => (title.startsWith("Error: ") ? title : `Error: ${title}`);

/** A title is text alone. */
const titleOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === "string")
    .join("");
