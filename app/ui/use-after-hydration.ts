import { type EffectCallback, useEffect, useRef } from "react";

/**
 * Runs once, when the scripts take over the page: for what was typed or ticked before. What it returns runs when the
 * component goes.
 */
export function useAfterHydration(run: EffectCallback): void {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}

/** Runs when the scripts take over the page, and whenever the value has changed; what it uses besides is as of then. */
export function useOnChangeOf(value: unknown, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    latest.current();
  }, [value]);
}
