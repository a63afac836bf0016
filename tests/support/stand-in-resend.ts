type Fault = "none" | "down" | "limited" | "lost-answer";
type Mail = {
  to: Array<string>;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** Answers like Resend's `POST /emails/batch`, including idempotency keys; `faultOf` chooses each call's failure. */
export function createStandInResend(faultOf: () => Fault = () => "none") {
  const known = new Map<string, { payload: string; answer: { data: Array<{ id: string }> } }>();
  /** The messages that were actually sent, in order. */
  const delivered: Array<Mail & { id: string; key: string }> = [];
  const calls: Array<{ key: string; fault: Fault }> = [];

  const standIn = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const key = request.headers.get("Idempotency-Key") ?? "";
    const payload = await request.text();
    const fault = faultOf();
    calls.push({ key, fault });
    if (new URL(request.url).pathname !== "/emails/batch")
      return Response.json({ name: "not_found" }, { status: 404 });
    if (request.headers.get("Authorization") !== "Bearer re_test")
      return Response.json({ name: "invalid_api_key" }, { status: 403 });
    if (fault === "down") return Response.json({ name: "internal_server_error" }, { status: 500 });
    if (fault === "limited")
      return Response.json(
        { name: "rate_limit_exceeded", message: "Too many requests" },
        { status: 429, headers: { "Retry-After": "1" } },
      );
    const mails = JSON.parse(payload) as Array<Mail>;
    if (mails.length > 100) return Response.json({ name: "validation_error" }, { status: 422 });
    const before = known.get(key);
    if (before && before.payload !== payload)
      return Response.json(
        { name: "invalid_idempotent_request", message: "Same idempotency key used with a different payload" },
        { status: 409 },
      );
    const answer = before?.answer ?? accept(key, mails);
    known.set(key, { payload, answer });
    if (fault === "lost-answer") throw new TypeError("The connection was lost");
    return Response.json(answer);
  };

  function accept(key: string, mails: Array<Mail>) {
    const data = mails.map((mail) => {
      const id = `mail-${delivered.length}`;
      delivered.push({ ...mail, id, key });
      return { id };
    });
    return { data };
  }

  return { fetch: standIn as typeof fetch, delivered, calls };
}
