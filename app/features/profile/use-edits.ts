import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { isEdited } from "~/ui/is-edited";

/**
 * Whether the form differs from the stored values; "Save All Changes" shows only then. After a successful save the form
 * shows stored values again, including the old address while a new one awaits confirmation.
 */
export function useEdits(failed: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [changed, setChanged] = useState(false);
  const { state } = useNavigation();

  // Count what was typed before hydration as a change.
  useEffect(() => {
    if (formRef.current) setChanged(isEdited(formRef.current));
  }, []);

  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (!failed) formRef.current?.reset();
  }, [state, failed]);

  return {
    formRef,
    changed,
    onChange: () => {
      setChanged(formRef.current !== null && isEdited(formRef.current));
    },
    onSubmit: () => {
      sent.current = true;
      setChanged(false);
    },
  };
}
