import type { ActionFunction, ServerBuild } from "@remix-run/cloudflare";

type Route = NonNullable<ServerBuild["routes"][string]>;

type Parts = { loader?: unknown; action?: ActionFunction | undefined; default?: unknown };

/**
 * Makes routes answer 405 to methods that they do not take. Remix itself runs a page's action for PUT and DELETE as for
 * POST, and answers 500 to a GET of a route that has only an action.
 */
export function withAllowedMethods(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, refusingOthers(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function refusingOthers(route: Route): Route {
  const module: Parts = route.module;
  const { loader, action } = module;
  const isResource = module.default === undefined;
  const allowed = [...(loader || !isResource ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])];
  const refuse = () => {
    throw new Response("Method not allowed", { status: 405, headers: { Allow: allowed.join(", ") } });
  };
  const onlyPost: ActionFunction = (args) =>
    action && args.request.method === "POST" ? action(args) : refuse();
  return {
    ...route,
    module: {
      ...route.module,
      ...(action || isResource ? { action: onlyPost } : {}),
      ...(isResource && !loader ? { loader: refuse } : {}),
    },
  };
}
