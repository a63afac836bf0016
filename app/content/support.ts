/** The contact form's text; the messages are from the spec (section 8). */

export const CONTACT = {
  heading: "Contact support",
  button: "Send message",
  lengths: { name: 100, email: 254, subject: 150, message: 5_000 },
} as const;

/** The panel that the round Help button opens on every signed-in page. */
export const HELP = {
  button: "Help",
  heading: "How can we help?",
  links: [
    { label: "Help Center", href: "/support" },
    { label: "Questions and answers", href: "/faq" },
  ],
  shortcuts: "Keyboard shortcuts",
} as const;

export const CONTACT_NOTICES = {
  missing: {
    title: "Missing Information",
    text: "Please fill in all fields before sending.",
    tone: "destructive",
  },
  /** The errors say what is wrong. */
  invalid: {
    title: "Check your message",
    text: "It was not sent. Correct the fields below and send it again.",
    tone: "destructive",
  },
  failed: {
    title: "Error",
    text: "Failed to send your message. Please try again or email the support address directly.",
    tone: "destructive",
  },
  sent: {
    title: "Message Sent!",
    text: "Your support request has been sent. We'll get back to you soon!",
    tone: "success",
  },
} as const;
