import { Link } from "@remix-run/react";
import { Lock } from "lucide-react";
import { Badge } from "~/ui/badge";
import { CheckboxList } from "~/ui/checkbox-list";
import { TextField } from "~/ui/field";
import type { AdvancedFiltersView } from "./browse-view";

/** All plans see these filters. They work for Pro; for others they are locked and the server ignores them. */
export function AdvancedFilters({ advanced }: { advanced: AdvancedFiltersView }) {
  if (advanced.locked) return <Locked />;
  return (
    <section aria-labelledby="advanced-filters" className="py-3">
      <h2 id="advanced-filters" className="text-base">
        Advanced filters
      </h2>
      <div className="mt-3 space-y-4">
        <TextField
          id="from"
          name="from"
          type="date"
          label="Closing from"
          defaultValue={advanced.closingFrom}
          min="2015-01-01"
          max="2100-12-31"
        />
        <TextField
          id="to"
          name="to"
          type="date"
          label="Closing to"
          defaultValue={advanced.closingTo}
          min="2015-01-01"
          max="2100-12-31"
        />
        <TextField
          id="agency"
          name="agency"
          label="Agencies"
          hint="Names, separated by commas."
          defaultValue={advanced.agencies}
          maxLength={200}
          autoComplete="off"
        />
        <CheckboxList
          unfolds
          hasAllAndNone
          isShortened
          name="category"
          legend="Categories"
          options={advanced.categories}
        />
      </div>
    </section>
  );
}

function Locked() {
  return (
    <section aria-labelledby="advanced-filters" className="py-3">
      <h2 id="advanced-filters" className="flex flex-wrap items-center gap-2 text-base">
        <Lock aria-hidden="true" className="size-4 text-muted" />
        Advanced filters <Badge tone="outline">Pro Only</Badge>
      </h2>
      <p className="mt-2 text-sm text-muted">
        Closing dates, agencies and categories.{" "}
        <Link to="/dashboard/upgrade" className="text-link">
          See what Pro adds
        </Link>
      </p>
    </section>
  );
}
