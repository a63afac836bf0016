/** The platform's limit for one call. */
const MESSAGES_A_CALL = 100;

/** Sends any number of messages, in as few calls as the platform allows. */
export async function sendAll(queue: Queue, bodies: ReadonlyArray<unknown>, delaySeconds = 0) {
  for (let from = 0; from < bodies.length; from += MESSAGES_A_CALL) {
    const messages = bodies.slice(from, from + MESSAGES_A_CALL).map((body) => ({ body, delaySeconds }));
    await queue.sendBatch(messages);
  }
}
