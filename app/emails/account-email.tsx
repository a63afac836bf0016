import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Text } from "@react-email/text";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";

export type AccountEmail = { subject: string; html: string; text: string };

type Parts = {
  origin: string;
  subject: string;
  paragraphs: ReadonlyArray<string>;
  button: { label: string; href: string };
  /** What to do if it wasn't the reader, and how long the button works. */
  notes: ReadonlyArray<string>;
  /** Why the reader gets it. */
  reason?: string;
};

/** The layout of every account email: what happened, one button, what to do if it wasn't the reader. */
export function accountEmail(parts: Parts): AccountEmail {
  const { origin, subject, paragraphs, button, notes, reason = REASON } = parts;
  return {
    subject,
    html: renderEmail(<AccountMessage {...parts} />),
    text: [subject, ...paragraphs, `${button.label}: ${button.href}`, ...notes, `${reason}\n${origin}`].join(
      "\n\n",
    ),
  };
}

const REASON =
  "You get this because this address was entered on Tenderlight. It is about an account; it is not advertising.";

function AccountMessage({ origin, subject, paragraphs, button, notes, reason = REASON }: Parts) {
  return (
    <EmailLayout subject={subject} preview={paragraphs[0] ?? subject} origin={origin} reason={reason}>
      <Heading
        as="h1"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 16px" }}
      >
        {subject}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text
          key={paragraph}
          className="ink"
          style={{ color: COLOURS.ink, fontSize: "16px", lineHeight: "24px", margin: "0 0 12px" }}
        >
          {paragraph}
        </Text>
      ))}
      <Button
        className="act"
        href={button.href}
        style={{
          backgroundColor: COLOURS.primary,
          borderRadius: "6px",
          color: COLOURS["on-primary"],
          fontSize: "16px",
          fontWeight: 600,
          margin: "8px 0 16px",
          padding: "12px 20px",
          textDecoration: "none",
        }}
      >
        {button.label}
      </Button>
      {notes.map((note) => (
        <Text
          key={note}
          className="muted"
          style={{ color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: "0 0 8px" }}
        >
          {note}
        </Text>
      ))}
    </EmailLayout>
  );
}
