import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

export type SavedBidChange = { title: string; url: string; changes: ReadonlyArray<string> };

const HEADING = "Changes on bids you saved";

/** A reader's own part of the digest; empty when none of their saved bids has changed. */
export function savedBidChanges(changed: ReadonlyArray<SavedBidChange>): { html: string; text: string } {
  if (changed.length === 0) return { html: "", text: "" };
  const text = [
    HEADING,
    ...changed.map(({ title, url, changes }) =>
      [title, ...changes.map((line) => `- ${line}`), url].join("\n"),
    ),
  ].join("\n\n");
  return { html: renderPart(<SavedBidChanges changed={changed} />), text };
}

function SavedBidChanges({ changed }: { changed: ReadonlyArray<SavedBidChange> }) {
  const line = { color: COLOURS.ink, fontSize: "14px", lineHeight: "21px", margin: "0 0 2px" };
  return (
    <>
      <Heading
        as="h2"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "18px", lineHeight: "24px", margin: "28px 0 8px" }}
      >
        {HEADING}
      </Heading>
      {changed.map(({ title, url, changes }) => (
        <div key={url} style={{ marginBottom: "12px" }}>
          <Text className="ink" style={{ ...line, fontWeight: 600 }}>
            <Link href={url} style={{ color: COLOURS.ink, textDecoration: "underline" }}>
              {title}
            </Link>
          </Text>
          {changes.map((change) => (
            <Text key={change} className="ink" style={line}>
              {change}
            </Text>
          ))}
        </div>
      ))}
    </>
  );
}
