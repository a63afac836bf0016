import { DOWNGRADE } from "~/content/billing";
import { SelectField } from "~/ui/field";
import type { KeptChoiceView } from "./billing-view";

/** Which region and trade count after a downgrade; the first ones by default. */
export function KeptChoice({ choice: { regions, trades } }: { choice: KeptChoiceView }) {
  return (
    <div className="mb-3 space-y-3">
      {regions.length > 1 && (
        <SelectField
          id="keepRegion"
          name="keepRegion"
          label={DOWNGRADE.region}
          options={regions}
          defaultValue={regions[0]?.value}
        />
      )}
      {trades.length > 1 && (
        <SelectField
          id="keepTrade"
          name="keepTrade"
          label={DOWNGRADE.trade}
          options={trades}
          defaultValue={trades[0]?.value}
        />
      )}
      <p className="text-sm text-muted">{DOWNGRADE.hint}</p>
    </div>
  );
}
