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
    .line { border-color: #2A3B40 !important; }
  }
`;

type EmailLayoutProps = {
  subject: string;
  preview: string;
  origin: string;
  /** Why the reader gets it. */
  reason: string;
  /** Whether it can be switched off in the settings; mail about the account itself cannot. */
  settings?: boolean;
  children: ReactNode;
};

/** One column of 600 pixels, the same frame for every message. */
export function EmailLayout({
  subject,
  preview,
  origin,
  reason,
  settings = true,
  children,
}: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ backgroundColor: COLOURS.paper, fontFamily: "'Public Sans', Arial, sans-serif", margin: 0 }}
      >
        <Container style={{ maxWidth: "600px", padding: "24px 16px" }}>
          <Text style={{ fontSize: "18px", fontWeight: 700, margin: "0 0 16px" }}>
            <Link className="brand" href={origin} style={{ color: COLOURS.primary, textDecoration: "none" }}>
              Tenderlight
            </Link>
          </Text>
          {children}
          <Hr className="line" style={{ borderColor: COLOURS.line, margin: "24px 0 16px" }} />
          <Section>
            <Text
              className="muted"
              style={{ color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: 0 }}
            >
              {reason}
              {settings && (
                <>
                  {" "}
                  <Link href={`${origin}/dashboard/settings`} style={{ color: COLOURS.muted }}>
                    Change or stop these e-mails
                  </Link>
                  .
                </>
              )}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
