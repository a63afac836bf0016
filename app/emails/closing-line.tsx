import { type BidItem, ROW } from "./bid-card";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

const where = ({ buyer, location, value }: BidItem) => [buyer, location, value].filter(Boolean);

/** One bid of a list of closing dates; red if it closes today or tomorrow. The same bid has the same HTML in every email, so callers may cache it. */
export function closingLineHtml(item: BidItem): string {
  return renderPart(<ClosingLine item={item} />);
}

export function closingLineText(item: BidItem): string {
  const { title, due, daysLeft, nextDate, url } = item;
  const lines = [title, [due, daysLeft, ...where(item)].filter(Boolean).join(" · "), nextDate, url];
  return lines.filter(Boolean).join("\n");
}

function ClosingLine({ item }: { item: BidItem }) {
  const { title, language, url, due, daysLeft, nextDate, isNext } = item;
  return (
    <p className="ink line" style={{ ...ROW, padding: "6px 0" }}>
      <a href={url} lang={language} style={{ color: COLOURS.ink, fontWeight: 600, textDecoration: "none" }}>
        {title}
      </a>
      <br />
      <b className={isNext ? "urgent" : undefined} style={isNext ? { color: COLOURS.urgent } : undefined}>
        {[due, daysLeft].filter(Boolean).join(" · ")}
      </b>
      {` · ${where(item).join(" · ")}`}
      {nextDate && (
        <>
          <br />
          <b>{nextDate}</b>
        </>
      )}
    </p>
  );
}
