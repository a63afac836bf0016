import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

export function SettingsLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/dashboard/settings" className="text-link">
      {children}
    </Link>
  );
}
