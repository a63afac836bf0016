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

/** The look's light tokens: mail readers know no variables. The dark ones follow in a media query. */
export const COLOURS = {
  paper: "#FBFAF7",
  surface: "#FFFFFF",
  ink: "#14262B",
  muted: "#51646A",
  line: "#D9DED9",
  primary: "#0B5C63",
  beacon: "#F5A524",
  urgent: "#B3261E",
} as const;

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper td { background-color: #0E191C !important; }
    .surface td { background-color: #152529 !important; }
    .surface { background-color: #152529 !important; border-color: #2A3B40 !important; }
    .ink, .ink a { color: #EAF0EE !important; }
    .muted, .muted a { color: #A3B4B5 !important; }
    .act { background-color: #5CC4C4 !important; color: #0E191C !important; }
    .brand { color: #5CC4C4 !important; }
    .urgent { color: #FF9B8F !important; }
    .soon { border-left-color: #F5A524 !important; }
    .line { border-color: #2A3B40 !important; }
  }
`;

export type FooterLink = { label: string; href: string };

type EmailLayoutProps = {
  subject: string;
  preview: string;
  origin: string;
  /** Why the reader gets it. */
  reason: string;
  links?: ReadonlyArray<FooterLink>;
  /** Of the sender, on one line. */
  postalAddress?: string | undefined;
  children: ReactNode;
};

const SMALL = { color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: "0 0 8px" } as const;

/** One column of 600 pixels, the same frame for every message. */
export function EmailLayout(props: EmailLayoutProps) {
  const { subject, preview, origin, reason, links = [], postalAddress, children } = props;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
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
