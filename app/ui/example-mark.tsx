import { EXAMPLE } from "~/content/landing";

/** Beside whatever is made up: figures, people and their words. */
export function ExampleMark() {
  return (
    <span className="inline-block rounded-control border border-edge px-1.5 align-middle text-sm leading-5 font-normal text-muted">
      {EXAMPLE}
    </span>
  );
}
