/** The posted form. Throws a 400 if the body is not a form, which is the sender's mistake and not logged. */
export function readFormData(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response("The body is not a form", { status: 400 });
  });
}
