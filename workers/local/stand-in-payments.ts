import { createDatabase } from "#drizzle/client";
import { centsOf, intervalOf } from "~/domain/billing/plan-options";
import { planOfLocalVariant, resourceOf } from "~/features/local/payment-provider";
import {
  actOnSubscription,
  changeCustomerEmail,
  deliverMessages,
  findProviderSubscription,
  keepCheckout,
  listProviderSubscriptions,
} from "~/features/local/payment-store.server";

const API = "https://api.lemonsqueezy.com";

type StandIn = {
  d1: D1Database;
  /** Where webhook messages are sent. */
  origin: string;
  /** The origin of the hosted pages. */
  store: string;
  now: () => Date;
};

/** Answers requests to the payment provider's API in its own protocol. All other requests go to `network`. */
export function withStandInPayments(network: typeof fetch, standIn: () => StandIn): typeof fetch {
  return async (input, init) => {
    const url = typeof input === "string" || input instanceof URL ? String(input) : input.url;
    if (!url.startsWith(`${API}/`)) return network(input, init);
    const request = new Request(input, init);
    return answer(standIn(), request);
  };
}

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "Content-Type": "application/vnd.api+json" } });
const error = (status: number, detail: string) =>
  json({ jsonapi: { version: "1.0" }, errors: [{ status: String(status), detail }] }, status);
const notFound = () => error(404, "The related resource does not exist.");

async function answer({ d1, origin, store, now }: StandIn, request: Request): Promise<Response> {
  if (!request.headers.get("Authorization")?.startsWith("Bearer ")) return error(401, "Unauthenticated.");
  const db = createDatabase(d1);
  const url = new URL(request.url);
  const [, , resource = "", id = ""] = url.pathname.split("/");
  const body = request.method === "GET" || request.method === "DELETE" ? null : await request.json<Posted>();

  async function change(action: "change" | "cancel" | "resume", to?: number) {
    const plan = to === undefined ? undefined : (planOfLocalVariant(to) ?? undefined);
    const messages = await actOnSubscription(db, id, action, now(), plan);
    if (messages === null) return error(422, "The subscription cannot be changed in that way.");
    await deliverMessages(origin, messages);
    return json({ data: resourceOf((await findProviderSubscription(db, id))!) });
  }

  switch (`${request.method} ${resource}`) {
    case "POST checkouts": {
      const { attributes, relationships } = body!.data;
      const plan = planOfLocalVariant(Number(relationships?.variant?.data.id));
      if (!plan) return error(422, "The variant does not exist.");
      const { email = "", custom } = attributes.checkout_data ?? {};
      const checkout = await keepCheckout(db, {
        email,
        userId: custom?.user_id ?? null,
        plan,
        redirectUrl: attributes.product_options?.redirect_url ?? origin,
      });
      const cents = centsOf(plan);
      return json(
        {
          data: {
            type: "checkouts",
            id: checkout,
            attributes: {
              url: `${store}/local/pay/${checkout}`,
              preview: { currency: "CAD", subtotal: cents, tax: 0, total: cents },
            },
          },
        },
        201,
      );
    }
    case "GET subscriptions": {
      if (!id) {
        const email = url.searchParams.get("filter[user_email]") ?? "";
        return json({ data: (await listProviderSubscriptions(db, { email })).map(resourceOf) });
      }
      const found = await findProviderSubscription(db, id);
      return found ? json({ data: withPortal(resourceOf(found), store) }) : notFound();
    }
    case "PATCH subscriptions": {
      const { variant_id, cancelled } = body!.data.attributes;
      if (variant_id !== undefined) return change("change", variant_id);
      return cancelled === false ? change("resume") : error(422, "Nothing to change.");
    }
    case "DELETE subscriptions":
      return change("cancel");
    case "PATCH customers": {
      const { email = "" } = body!.data.attributes;
      const changed = await changeCustomerEmail(db, id, email.trim().toLowerCase(), now());
      if (changed === "unknown") return notFound();
      if (changed === "taken") return error(422, "The email has already been taken.");
      return json({ data: { type: "customers", id, attributes: { email, urls: {} } } });
    }
    case "GET customers": {
      const subscriptions = await listProviderSubscriptions(db, { customerId: id });
      const [first] = subscriptions;
      if (!first) return notFound();
      const urls = { customer_portal: `${store}/local/portal/${id}` };
      const attributes = { email: first.attributes.user_email, urls };
      return json({
        data: { type: "customers", id, attributes },
        ...(url.searchParams.get("include") === "subscriptions" && {
          included: subscriptions.map(resourceOf),
        }),
      });
    }
    case "GET variants": {
      const plan = planOfLocalVariant(Number(id));
      if (!plan) return notFound();
      const interval = intervalOf(plan) === "monthly" ? "month" : "year";
      return json({
        data: {
          type: "variants",
          id,
          attributes: { price: centsOf(plan), interval, has_free_trial: false },
        },
        included: [
          {
            type: "prices",
            id: "1",
            attributes: { unit_price: centsOf(plan), renewal_interval_unit: interval },
          },
        ],
      });
    }
    default:
      return notFound();
  }
}

/** A subscription that is read by itself comes with the signed address of its customer's portal. */
function withPortal(resource: ReturnType<typeof resourceOf>, store: string) {
  const urls = { customer_portal: `${store}/local/portal/${resource.attributes.customer_id}` };
  return { ...resource, attributes: { ...resource.attributes, urls } };
}

type Posted = {
  data: {
    attributes: {
      variant_id?: number;
      cancelled?: boolean;
      email?: string;
      product_options?: { redirect_url?: string };
      checkout_data?: { email?: string; custom?: { user_id?: string } };
    };
    relationships?: { variant?: { data: { id: string } } };
  };
};
