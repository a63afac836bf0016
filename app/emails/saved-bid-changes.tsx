import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { LINE } from "./bid-card";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

/** "Closing date" with its old and new value, or "1 new document" without. */
export type SavedBidField = { label: string; values: { from: string; to: string } | null };

export type SavedBidChange = { title: string; url: string; changes: ReadonlyArray<SavedBidField> };

const headingOf = (count: number) =>
  count === 1 ? "Changed: 1 bid you saved" : `Changed: ${count} bids you saved`;

/** A reader's own part of the digest; empty when none of their saved bids has changed. */
export function savedBidChanges(changed: ReadonlyArray<SavedBidChange>): { html: string; text: string } {
  if (changed.length === 0) return { html: "", text: "" };
  const text = [
    headingOf(changed.length).toUpperCase(),
    ...changed.map(({ title, url, changes }) =>
      [title, ...changes.map((change) => `- ${changeText(change)}`), url].join("\n"),
    ),
  ].join("\n\n");
  return { html: renderPart(<SavedBidChanges changed={changed} />), text };
}

const changeText = ({ label, values }: SavedBidField) =>
  values === null ? label : `${label}: ${values.from} → ${values.to}`;

function SavedBidChanges({ changed }: { changed: ReadonlyArray<SavedBidChange> }) {
  const ink = { ...LINE, color: COLOURS.ink };
  return (
    <div
      className="surface"
      style={{
        backgroundColor: COLOURS.surface,
        border: `1px solid ${COLOURS.line}`,
        borderRadius: "6px",
        marginTop: "12px",
        padding: "8px 10px",
      }}
    >
      <h2 className="ink" style={{ ...ink, fontSize: "16px", margin: 0 }}>
        {headingOf(changed.length)}
      </h2>
      {changed.map(({ title, url, changes }) => (
        <Text key={url} className="ink" style={{ ...ink, wordBreak: "break-word" }}>
          <Link href={url} style={{ color: COLOURS.ink, fontWeight: 600, textDecoration: "underline" }}>
            {title}
          </Link>
          {changes.map((change) => (
            <Change key={change.label} change={change} />
          ))}
        </Text>
      ))}
    </div>
  );
}

function Change({ change: { label, values } }: { change: SavedBidField }) {
  if (values === null) return <> · {label}</>;
  return (
    <>
      {` · ${label}: `}
      <s>{values.from}</s>
      {" → "}
      <b>{values.to}</b>
    </>
  );
}
