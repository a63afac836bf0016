import type { WorkQueue } from "~/ports/work-queue";
import { sendAll } from "./send-all";

export function createCloudflareWorkQueue(queue: Queue): WorkQueue {
  return { push: (tasks) => sendAll(queue, tasks) };
}
