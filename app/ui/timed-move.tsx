import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Redirects after a delay, with or without JavaScript. The page also has a link. */
export function TimedMove({ to, seconds }: { to: string; seconds: number }) {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => {
      if (to.startsWith("/")) navigate(to, { replace: true });
      else window.location.replace(to);
    }, seconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [to, seconds, navigate]);

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  );
}
