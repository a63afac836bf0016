/** The form that was posted. A body that is none is the sender's mistake: it ends in a 400, not in our log. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response("The body is not a form", { status: 400 });
  });
}
