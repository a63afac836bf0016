import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The bytes of the heap that are still in use after a garbage collection. */
export function keptMemory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
