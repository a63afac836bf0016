import { SETTINGS } from "~/content/settings";
import { CheckboxList } from "~/ui/checkbox-list";
import type { TradePartsView } from "./settings-view";

type TradePartsProps = {
  trades: Array<TradePartsView>;
  /** The parts that are switched off. */
  off: ReadonlyArray<string>;
  /** The ticked parts of a rejected form. */
  refused: ReadonlyArray<string> | null;
  error: string | undefined;
};

/** The same as the field's name, so that the error summary links here. */
const PARTS_ID = "parts";

/** The parts of each trade as ticks. The hidden field tells parts that were unticked from those that were not offered. */
export function TradeParts({ trades, off, refused, error }: TradePartsProps) {
  if (trades.length === 0) return null;
  const isOn = (id: string) => (refused ? refused.includes(id) : !off.includes(id));
  return (
    <div id={PARTS_ID} tabIndex={-1} role="group" aria-label={SETTINGS.partsGroup}>
      <p className="max-w-measure text-sm text-muted">{SETTINGS.partsHint}</p>
      {error && (
        <p className="mt-1 font-semibold text-urgent">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="mt-2 divide-y divide-line border-y border-line">
        {trades.map(({ serviceType, label, parts }) => (
          <div key={serviceType}>
            <input type="hidden" name="partsOf" value={serviceType} />
            <CheckboxList
              name="parts"
              legend={SETTINGS.parts(label)}
              options={parts.map((part) => ({
                value: part.id,
                label: part.label,
                selected: isOn(part.id),
              }))}
              startsOpen={!parts.some(({ id }) => isOn(id))}
              count={(ticked) => (
                <span className="rounded-full bg-wash px-2 text-sm tabular-nums">
                  <span className="sr-only">: </span>
                  {SETTINGS.partsOn(ticked, parts.length)}
                </span>
              )}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
