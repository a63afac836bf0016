import { EMAIL_KINDS } from "~/domain/mail/mail";
import type { MailRenderer, OutboxRow, RenderedEmail, Services } from "~/lib/services";

/** The messages' content by id, each from the renderer of its kind; `null` for one with nothing left to say. */
export function renderMails(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, RenderedEmail | null>> {
  return askEachKind(services, rows, (renderer, ofKind) => renderer.render(services, ofKind));
}

/** Why messages should not be sent after all, by id, as the features say that they belong to. */
export function listReasonsAgainst(
  services: Services,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, string>> {
  return askEachKind(services, rows, (renderer, ofKind) => renderer.reasonsAgainst(services, ofKind));
}

type Ask<T> = (renderer: MailRenderer, rows: ReadonlyArray<OutboxRow>) => Promise<ReadonlyMap<string, T>>;

async function askEachKind<T>(
  { mailRenderers }: Services,
  rows: ReadonlyArray<OutboxRow>,
  ask: Ask<T>,
): Promise<Map<string, T>> {
  const kinds = EMAIL_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
  const answers = await Promise.all(
    kinds.map((kind) =>
      ask(
        mailRenderers[kind],
        rows.filter((row) => row.kind === kind),
      ),
    ),
  );
  return new Map(answers.flatMap((answer) => [...answer]));
}

/** For mail that is stored as it will be sent. */
export const storedMail: MailRenderer = {
  render: (_services, rows) => Promise.resolve(new Map(rows.map((row) => [row.id, row]))),
  reasonsAgainst: () => Promise.resolve(new Map()),
};
