import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { COLOURS, DARK_COLOURS } from "./colours";

/**
 * Light colours are inline styles; a media query overrides them in dark mode. On a phone a long list leaves out
 * summaries, as the lists of the site do, and what says little.
 */
const STYLES = `
  @media (max-width: 480px) {
    .dense .wide { display: none !important; }
  }
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper td { background-color: ${DARK_COLOURS.paper} !important; }
    .surface td { background-color: ${DARK_COLOURS.surface} !important; }
    .surface { background-color: ${DARK_COLOURS.surface} !important; border-color: ${DARK_COLOURS.line} !important; }
    .ink, .ink a { color: ${DARK_COLOURS.ink} !important; }
    .muted, .muted a { color: ${DARK_COLOURS.muted} !important; }
    .act { background-color: ${DARK_COLOURS.primary} !important; color: ${DARK_COLOURS["on-primary"]} !important; }
    .brand, .ink a.brand, .muted a.brand { color: ${DARK_COLOURS.primary} !important; }
    .urgent { color: ${DARK_COLOURS.urgent} !important; }
    .line { border-color: ${DARK_COLOURS.line} !important; }
    .soon { border-left-color: ${COLOURS.beacon} !important; }
    .act-line { border-color: ${DARK_COLOURS.primary} !important; }
  }
`;

export type FooterLink = { label: string; href: string };

type EmailLayoutProps = {
  subject: string;
  preview: string;
  origin: string;
  /** Why the reader gets this email. */
  reason: string;
  links?: ReadonlyArray<FooterLink>;
  /** The sender's address, on one line. */
  postalAddress?: string | undefined;
  children: ReactNode;
};

const SMALL = { color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: "0 0 8px" } as const;

/** The frame of every email: one column of 600 pixels. */
export function EmailLayout(props: EmailLayoutProps) {
  const { subject, preview, origin, reason, links = [], postalAddress, children } = props;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: COLOURS.paper, fontFamily: "'Public Sans', Arial, sans-serif", margin: 0 }}
      >
        <Container role="main" style={{ maxWidth: "600px", padding: "24px 16px" }}>
          <Text style={{ fontSize: "18px", fontWeight: 700, margin: "0 0 16px" }}>
            <Link className="brand" href={origin} style={{ color: COLOURS.primary, textDecoration: "none" }}>
              Tenderlight
            </Link>
          </Text>
          {children}
          <Hr className="line" style={{ borderColor: COLOURS.line, margin: "24px 0 16px" }} />
          <Section>
            <Text className="muted" style={SMALL}>
              {reason}
            </Text>
            {links.length > 0 && (
              <Text className="muted" style={SMALL}>
                {links.map(({ label, href }, position) => (
                  <span key={label}>
                    {position > 0 && " · "}
                    <Link href={href} style={{ color: COLOURS.muted, textDecoration: "underline" }}>
                      {label}
                    </Link>
                  </span>
                ))}
              </Text>
            )}
            {postalAddress && (
              <Text className="muted" style={SMALL}>
                {postalAddress}
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
