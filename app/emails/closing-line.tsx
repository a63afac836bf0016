import { inFrench } from "~/content/language";
import { NOT_MY_KIND, NOT_MY_KIND_SHORT } from "~/content/not-my-kind";
import { type BidItem, buyerAndPlace, ROW } from "./bid-card";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

const where = (item: BidItem) =>
  [...buyerAndPlace(item), item.value, inFrench(item.language)].filter((part) => part !== null);

/** One bid of a list of closing dates; red if it closes today or tomorrow. The same bid has the same HTML in every email, so callers may cache it. */
export function closingLineHtml(item: BidItem): string {
  return renderPart(<ClosingLine item={item} />);
}

export function closingLineText(item: BidItem): string {
  const { title, due, daysLeft, nextDate, url, notMyKindUrl } = item;
  const facts = [due, daysLeft, ...where(item)].filter(Boolean).join(" · ");
  return [title, facts, nextDate, url, `${NOT_MY_KIND}: ${notMyKindUrl}`].filter(Boolean).join("\n");
}

function ClosingLine({ item }: { item: BidItem }) {
  const { title, language, url, due, daysLeft, nextDate, isNext, notMyKindUrl } = item;
  return (
    <p className="ink line" style={{ ...ROW, padding: "4px 0" }}>
      <a href={url} lang={language} style={{ color: COLOURS.ink, fontWeight: 600 }}>
        {title}
      </a>
      <br />
      <b className={isNext ? "urgent" : undefined} style={isNext ? { color: COLOURS.urgent } : undefined}>
        {[due, daysLeft].filter(Boolean).join(" · ")}
      </b>
      {` · ${where(item).join(" · ")} · `}
      <a className="muted" href={notMyKindUrl} style={{ color: COLOURS.muted }}>
        {NOT_MY_KIND_SHORT}
      </a>
      {nextDate && (
        <>
          <br />
          <b>{nextDate}</b>
        </>
      )}
    </p>
  );
}
