/** The text of the sheet that lists the keys, and of their switch in the profile. */
export const SHORTCUTS = {
  heading: "Keyboard shortcuts",
  keys: [
    { keys: ["j"], text: "Next bid" },
    { keys: ["k"], text: "Previous bid" },
    { keys: ["o", "Enter"], text: "Open the bid" },
    { keys: ["s"], text: "Save the bid, or remove it where the page has a Remove button" },
    { keys: ["/"], text: "Search" },
    { keys: ["g d"], text: "Go to the dashboard" },
    { keys: ["g b"], text: "Go to Browse Opportunities" },
    { keys: ["g s"], text: "Go to My Saved Bids" },
    { keys: ["?"], text: "Show this list" },
    { keys: ["Esc"], text: "Close a dialog or a menu" },
  ],
  whenOn: "They do nothing while you are in a field.",
  whenOff: "They are off.",
  turnOn: "Turn them on in My Profile",
  turnOff: "Turn them off in My Profile",
  label: "Keyboard shortcuts",
  hint: "Single keys on lists and bids: j and k for the next and the previous bid, s to save, ? for the list.",
} as const;
