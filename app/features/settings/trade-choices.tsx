import { SETTINGS } from "~/content/settings";
import { MAX_CUSTOM_SERVICE_LENGTH } from "~/domain/account/onboarding";
import { CheckboxList } from "~/ui/checkbox-list";
import { TextField } from "~/ui/field";
import type { TradeChoiceView } from "./settings-view";

/** The same as the fields' names, so that the error summary links here. */
const TRADES_ID = "serviceTypes";
const PARTS_ID = "parts";
const CUSTOM_ID = "customService";

const CUSTOM_TRADE = "other-custom";

/** The ticks of a rejected form. */
export type RefusedTrades = { chosenTrades: ReadonlyArray<string>; chosenParts: ReadonlyArray<string> };

type TradeChoicesProps = {
  many: boolean;
  trades: ReadonlyArray<TradeChoiceView>;
  /** The parts that are switched off. */
  off: ReadonlyArray<string>;
  refused: (RefusedTrades & { customService: string }) | null;
  errors: { trades: string | undefined; parts: string | undefined; custom: string | undefined };
};

/**
 * The trades, each with its parts below it while it is chosen: CSS shows them, so that it works without JavaScript. The
 * hidden fields tell what was unticked from what was not offered.
 */
export function TradeChoices({ many, trades, off, refused, errors }: TradeChoicesProps) {
  const isChosen = ({ serviceType, isChosen: stored }: TradeChoiceView) =>
    refused ? refused.chosenTrades.includes(serviceType) : stored;
  const isOn = (trade: TradeChoiceView, id: string) =>
    refused && isChosen(trade) ? refused.chosenParts.includes(id) : !off.includes(id);
  return (
    <fieldset aria-describedby={`${TRADES_ID}-hint`} className="min-w-0">
      <legend className="font-semibold">{many ? "Your trades" : "Your trade"}</legend>
      <p id={`${TRADES_ID}-hint`} className="mt-1 max-w-measure text-sm text-muted">
        {many ? SETTINGS.manyTradesHint : SETTINGS.oneTradeHint} {SETTINGS.partsHint}
      </p>
      <input type="hidden" name="trades" value={many ? "many" : "one"} />
      <div id={PARTS_ID} tabIndex={-1}>
        <FieldError error={errors.trades} />
        <FieldError error={errors.parts} />
        <ul id={TRADES_ID} tabIndex={-1} className="mt-2 divide-y divide-line border-y border-line">
          {trades.map((trade) => (
            <li key={trade.serviceType} className="group/trade">
              <label className="flex min-h-11 items-center gap-3 py-2 leading-5">
                <input
                  type={many ? "checkbox" : "radio"}
                  name="serviceTypes"
                  value={trade.serviceType}
                  data-trade
                  defaultChecked={isChosen(trade)}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0 wrap-anywhere">{trade.label}</span>
              </label>
              <div className="pl-8 supports-[selector(:has(*))]:not-group-has-[[data-trade]:checked]/trade:hidden">
                {trade.parts.length > 0 && <Parts trade={trade} isOn={(id) => isOn(trade, id)} />}
                {trade.serviceType === CUSTOM_TRADE && (
                  <TextField
                    id={CUSTOM_ID}
                    name={CUSTOM_ID}
                    label={SETTINGS.customTrade}
                    hint={SETTINGS.customTradeHint}
                    error={errors.custom}
                    defaultValue={refused?.customService}
                    maxLength={MAX_CUSTOM_SERVICE_LENGTH}
                    autoComplete="off"
                    className="max-w-md pb-4"
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="mt-1 font-semibold text-urgent">
      <span className="sr-only">Error: </span>
      {error}
    </p>
  );
}

type PartsProps = { trade: TradeChoiceView; isOn: (id: string) => boolean };

function Parts({ trade: { serviceType, label, parts }, isOn }: PartsProps) {
  return (
    <>
      <input type="hidden" name="partsOf" value={serviceType} />
      <CheckboxList
        name="parts"
        legend={SETTINGS.parts(label)}
        options={parts.map((part) => ({ value: part.id, label: part.label, selected: isOn(part.id) }))}
        startsOpen={!parts.some(({ id }) => isOn(id))}
        count={(ticked) => (
          <span className="rounded-full bg-wash px-2 text-sm tabular-nums">
            <span className="sr-only">: </span>
            {SETTINGS.partsOn(ticked, parts.length)}
          </span>
        )}
      />
    </>
  );
}
