import { Heading } from "@react-email/heading";
import { Text } from "@react-email/text";
import { plainLine } from "~/domain/mail/plain-line";
import { shorten } from "~/domain/shorten";
import { type AccountEmail, accountEmail } from "./account-email";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";

type SupportRequest = {
  origin: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  userAgent: string;
  currentUrl: string;
};

const REASON = "Sent with the contact form. Your reply goes to the sender.";

/** Sent to our own support address. */
export function supportRequestEmail(request: SupportRequest): AccountEmail {
  const { origin, name, email, message, userAgent, currentUrl } = request;
  const subject = plainLine(`Support: ${request.subject}`);
  const facts = [
    `From: ${name} <${email}>`,
    `Page: ${plainLine(currentUrl)}`,
    `Browser: ${plainLine(userAgent)}`,
  ];
  const text = { color: COLOURS.ink, fontSize: "16px", lineHeight: "24px", margin: "0 0 12px" };
  return {
    subject,
    text: [subject, message, facts.join("\n"), `${REASON}\n${origin}`].join("\n\n"),
    html: renderEmail(
      <EmailLayout subject={subject} preview={shorten(message, 100)} origin={origin} reason={REASON}>
        <Heading
          as="h1"
          className="ink"
          style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 16px" }}
        >
          {subject}
        </Heading>
        {message.split(/\n{2,}/).map((paragraph, position) => (
          <Text key={position} className="ink" style={{ ...text, whiteSpace: "pre-line" }}>
            {paragraph}
          </Text>
        ))}
        {facts.map((fact) => (
          <Text
            key={fact}
            className="muted"
            style={{ color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: 0 }}
          >
            {fact}
          </Text>
        ))}
      </EmailLayout>,
    ),
  };
}

/**
 * Sent to the sender, whose address is verified. It does not quote their message, so the form cannot be used to send
 * text to others.
 */
export function supportReceiptEmail({ origin }: { origin: string }): AccountEmail {
  return accountEmail({
    origin,
    subject: "We have your message",
    paragraphs: ["We got your message. We answer within two business days, or within 24 hours on Pro."],
    button: { label: "Read the support page", href: `${origin}/support` },
    notes: ["Reply to this email to add something."],
  });
}
