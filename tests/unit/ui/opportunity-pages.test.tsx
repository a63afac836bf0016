import { expect, test } from "vitest";
import { MOST_CARDS } from "~/domain/opportunities/opportunity";
import { BrowsePage } from "~/features/browse/browse-page";
import { FeedHeading, FeedPage } from "~/features/feed/feed-page";
import { OpportunityCard } from "~/features/opportunities/opportunity-card";
import { OpportunityDetail } from "~/features/opportunities/opportunity-detail";
import { OpportunityList, OpportunityPlaceholders } from "~/features/opportunities/opportunity-list";
import { renderPage, wordsOf } from "./render-page";
import { browseView, cardView, detailView, feedView } from "./views";

test("OC-02 OC-03 OC-07 a card shows title, buyer, place, kinds, closing date, days left and price", () => {
  const html = renderPage(<OpportunityCard card={cardView()} linkLabel="View Full Bid Pack" />);

  expect(wordsOf(html)).toBe(
    "Snow clearing at 14 library branches Closes Wed 25 Nov 2026, 2:00 pm ET 4 days left " +
      "Toronto · City of Toronto Sidewalks and stairs, three seasons. " +
      "RFT · Snow Removal · Matched: ‘snow clearing’ in Toronto · urgent · Contact for pricing " +
      "Save Not my kind of work View Full Bid Pack",
  );
  expect(html).toContain('href="/dashboard?bid=7"');
});

test("a card is small: its title is sent once and names its buttons and its link, and its icon is in a file", () => {
  const html = renderPage(<OpportunityCard card={cardView()} linkLabel="View Full Bid Pack" />);

  expect(html.split("Snow clearing at 14 library branches")).toHaveLength(2);
  expect(html).toContain('<h3 id="title-7"');
  for (const id of ["save-7", "kind-7", "open-7"])
    expect(html).toContain(`id="${id}" aria-labelledby="${id} title-7"`);
  expect(html).toMatch(/<use href="[^"]*icons[^"]*\.svg#heart">/);
  expect(html).not.toContain("<form");
  expect(html.length).toBeLessThan(1_600);
});

test("the rows of a list share one form, whose buttons name their bids and the statuses that they show", () => {
  const cards = [
    cardView(),
    cardView({ id: 8, saved: "interested" }),
    cardView({ id: 9, opens: "by-a-view" }),
  ];
  const html = renderPage(
    <OpportunityList cards={cards} cardLinkLabel="View Details" />,
    "/dashboard?page=2",
  );

  expect(html.match(/<form/g)).toHaveLength(1);
  expect(html).toContain('<input type="hidden" name="back" value="/dashboard?page=2"/>');
  expect(html).toContain('name="intent" value="save" formaction="/bids/7"');
  expect(html).toContain('name="intent" value="save" formaction="/bids/8?was=interested"');
  expect(html).toContain('name="intent" value="hide" formaction="/bids/8"');
  expect(html.match(/value="view" formaction="[^"]*"/g)).toEqual(['value="view" formaction="/bids/9"']);
});

test("OC-09 a card without a deadline is standard and shows TBD", () => {
  const deadline = { label: "TBD", daysLeft: null, urgent: false, expired: false, iso: null };
  const words = wordsOf(
    renderPage(<OpportunityCard card={cardView({ deadline })} linkLabel="View Details" />),
  );

  expect(words).toContain("Closes TBD Toronto");
  expect(words).toContain("standard · Contact for pricing");
});

test("a card's French words are marked as French", () => {
  const card = cardView({ title: "Déneigement", summary: null, language: "fr" });

  expect(renderPage(<OpportunityCard card={card} linkLabel="View Details" />)).toMatch(/<h3[^>]* lang="fr"/);
  expect(renderPage(<OpportunityCard card={cardView({ language: "en" })} linkLabel="" />)).not.toContain(
    "lang=",
  );
});

test("DB-01 DB-06 the feed greets, counts, and leads to all opportunities", () => {
  const heading = (isFirstVisit: boolean) =>
    renderPage(<FeedHeading view={feedView()} isFirstVisit={isFirstVisit} />);
  expect(heading(false)).toBe("Welcome back, Northyard");
  expect(heading(true)).toBe("Welcome, Northyard");

  const words = wordsOf(renderPage(<FeedPage view={feedView()} />, "/dashboard"));
  for (const text of ["Active Opportunities", "Total Contract Value", "Urgent Deadlines", "My Feed"]) {
    expect(words).toContain(text);
  }
  expect(words).toContain("Explore All Opportunities");
  expect(words).toContain("Last updated 9:14 am ET Refresh");
  expect(words).not.toContain("Load More");
});

test("Load More leads to the first new card of a longer list", () => {
  const html = renderPage(<FeedPage view={feedView({ loadMoreHref: "/dashboard?page=2" })} />);

  expect(html).toContain('href="/dashboard?page=2#item-2"');
});

test("what closes within the week is a list of its own above the others, with a link to all of them", () => {
  const link = { label: "See all 7", href: "/dashboard?show=closing" };
  const view = feedView({ closing: { count: "7", cards: [cardView()], link } });
  const html = renderPage(<FeedPage view={view} />, "/dashboard");

  expect(wordsOf(html)).toContain("Closing in the next 7 days ( 7 ) See all 7");
  expect(html).toContain('href="/dashboard?show=closing"');
  expect(html.indexOf('aria-label="Closing in the next 7 days"')).toBeLessThan(
    html.indexOf('aria-label="Opportunities"'),
  );
});

test("each figure leads to the list of what it counts, and the sum names its currency", () => {
  const html = renderPage(<FeedPage view={feedView()} />, "/dashboard");

  expect(html).toMatch(/<a[^>]*href="\/opportunities\?mode=my-feed"[^>]*>.*?Active Opportunities/);
  expect(html).toMatch(/<a[^>]*href="\/dashboard\?show=closing"[^>]*>.*?Urgent Deadlines/);
  expect(wordsOf(html)).toContain("$1.3M Total Contract Value (CAD)");
});

test("a list that has reached its bound says that it ends and offers no more", () => {
  const cards = Array.from({ length: MOST_CARDS }, (_, id) => cardView({ id }));
  const words = wordsOf(
    renderPage(<FeedPage view={feedView({ list: { heading: "New", cards }, loadMoreHref: null })} />),
  );

  expect(words).toContain("The list ends here, at 500 bids.");
  expect(words).not.toContain("Load More");
  expect(wordsOf(renderPage(<FeedPage view={feedView()} />))).not.toContain("The list ends here");
});

test("DB-10 an empty feed says so and links to all opportunities", () => {
  const html = renderPage(<FeedPage view={feedView({ closing: null, list: null })} />);

  expect(wordsOf(html)).toContain("No opportunities found");
  expect(html).toMatch(/<a[^>]*href="\/opportunities"[^>]*>Browse All Opportunities</);
});

test("an empty feed of somebody who leaves out bids says so and leads to them", () => {
  const empty = { closing: null, list: null };
  expect(wordsOf(renderPage(<FeedPage view={feedView(empty)} />))).not.toContain("left out");
  const html = renderPage(<FeedPage view={feedView({ ...empty, leavesOut: true })} />);
  expect(wordsOf(html)).toContain("right now, apart from those that you left out . New ones");
  expect(html).toContain('href="/dashboard/settings#left-out"');
});

test("BR-01 BR-07 the browse filters are a GET form whose first button is Search", () => {
  const html = renderPage(<BrowsePage view={browseView()} />, "/opportunities");

  expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/opportunities"/);
  expect(wordsOf(/<button.*?<\/button>/.exec(html)![0])).toBe("Search");
  expect(html).toContain('placeholder="Search by title, agency or keywords"');
  expect(html).toMatch(/<button[^>]*name="all"[^>]*value="type"/);
  expect(html).toMatch(/<button[^>]*name="none"[^>]*value="state"/);
  expect(html).toMatch(
    /<input[^>]*name="type"[^>]*checked=""[^>]*value="RFT"|name="type" checked="" value="RFT"/,
  );
});

test("BR-05 sub-regions wait for a province or state, and say so", () => {
  const html = renderPage(<BrowsePage view={browseView()} />);

  expect(html).toMatch(/<fieldset disabled="" aria-describedby="subregion-hint"/);
  expect(wordsOf(html)).toContain("Choose a province or state first.");
});

test("LM-16 six placeholder cards show while a list loads", () => {
  const html = renderPage(<OpportunityPlaceholders />);
  expect(html.match(/<li/g)).toHaveLength(6);
  expect(wordsOf(html)).toBe("Loading opportunities");
});

test("best match is a way to sort only when there is something to match", () => {
  expect(wordsOf(renderPage(<BrowsePage view={browseView()} />))).not.toContain("Best match");

  const searched = browseView({ term: "snow", sort: "best-match" });
  expect(wordsOf(renderPage(<BrowsePage view={searched} />))).toContain("Best match Newest Closing soon");
});

test("BR-14 an empty search offers to clear all filters", () => {
  const words = wordsOf(renderPage(<BrowsePage view={browseView({ cards: [] })} />));

  expect(words).toContain("No opportunities found");
  expect(words.match(/Clear All Filters/g)).toHaveLength(1);
});

test("a search without a word says why it finds nothing", () => {
  const words = wordsOf(
    renderPage(<BrowsePage view={browseView({ cards: [], term: "❄️", wordless: true })} />),
  );

  expect(words).toContain("Your search has no words. Type letters or numbers to search for.");
});

test("BD-01 BD-02 BD-04 a bid on a full load is part of the page and closes to its card", () => {
  const html = renderPage(<OpportunityDetail view={detailView()} closeHref="/dashboard" />);

  expect(html).toMatch(/^<section aria-label="Snow clearing at 14 library branches"/);
  expect(html).toMatch(/<a[^>]*href="\/dashboard#bid-7"[^>]*>Close</);
  for (const text of [
    "Snow clearing at 14 library branches City of Toronto · Toronto",
    "Deadline",
    "Contract Value $1.3M",
    "Region Toronto",
    "Status Active",
    "Published 18 Nov 2026",
    "View Original Listing (opens in a new tab) Share",
    "Key dates Closing Wed 25 Nov 2026, 2:00 pm ET",
    "Source CanadaBuys Reference 2026-118T",
    "Project Summary",
  ]) {
    expect(wordsOf(html)).toContain(text);
  }
  expect(html).toMatch(/href="https:\/\/buyer.example\/118" target="_blank" rel="noopener noreferrer"/);
  expect(wordsOf(html)).toContain(
    "Changes to this notice Closing date · 19 Nov 2026, 9:14 am ET 18 Nov changed to 25 Nov",
  );
});

test("BD-04 the listing and the documents come before everything that explains the bid", () => {
  const documents = Array.from({ length: 6 }, (_, number) => ({
    title: `Drawing ${number + 1} (PDF)`,
    url: `https://buyer.example/${number}.pdf`,
  }));
  const words = wordsOf(
    renderPage(<OpportunityDetail view={detailView({ documents })} closeHref="/dashboard" />),
  );
  const order = ["View Original Listing", "Documents 6", "Drawing 4", "2 more documents", "Drawing 6"];
  const places = [...order, "Project Summary", "Changes to this notice", "Contract Value"].map((text) =>
    words.indexOf(text),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test("headings about which the notice says nothing share one line", () => {
  const missing = ["Detailed Scope", "Compliance Requirements"];
  const html = renderPage(<OpportunityDetail view={detailView({ missing })} closeHref="/dashboard" />);
  for (const heading of missing) expect(html).toMatch(new RegExp(`<h3[^>]*>${heading}</h3>`));
  expect(html.match(/Not in the notice\. See the documents\./g)).toHaveLength(1);
});

test("a bid is shared by its address and by mail without JavaScript", () => {
  const html = renderPage(<OpportunityDetail view={detailView()} closeHref="/dashboard" />);
  expect(html).toContain(">/bids/7<");
  expect(html).toMatch(
    /href="mailto:\?subject=Snow%20clearing%20at%2014%20library%20branches&amp;body=[^"]*bids%2F7"/,
  );
  expect(html).not.toContain("Copy link");
});

test("a bid steps to those before and after it in its list", () => {
  const neighbours = { position: "3 of 39", previousHref: "/dashboard?bid=6", nextHref: null };
  const html = renderPage(
    <OpportunityDetail view={detailView()} closeHref="/dashboard" neighbours={neighbours} />,
  );
  expect(wordsOf(html)).toContain("3 of 39 Previous bid");
  expect(html).toMatch(/<a[^>]*href="\/dashboard\?bid=6"[^>]*>Previous/);
  expect(wordsOf(html)).not.toContain("Next bid");
});

test("a closing date that has moved says so at the top, and a bid that cannot be bid on says so in its head", () => {
  const view = detailView({ moved: "was Mon 23 Nov 2026, changed 19 Nov 2026", status: "Withdrawn" });
  const words = wordsOf(renderPage(<OpportunityDetail view={view} closeHref="/dashboard" />));
  expect(words).toContain("4 days left was Mon 23 Nov 2026, changed 19 Nov 2026");
  expect(words).toContain("City of Toronto · Toronto Withdrawn");
});

test("a bid with nothing but a title shows its fallbacks", () => {
  const bare = detailView({
    deadline: { label: "Not specified", daysLeft: null, urgent: false, expired: false, iso: null },
    contractValue: "Not stated",
    links: [{ sourceName: "CanadaBuys", reference: null, url: null }],
    changes: [],
  });
  const words = wordsOf(renderPage(<OpportunityDetail view={bare} closeHref="/dashboard" />));

  expect(words).toContain("Deadline Not specified");
  expect(words).toContain("CanadaBuys Reference 2026-118T");
  expect(words).not.toContain("View Original Listing");
  expect(words).not.toContain("Changes to this notice");
});

test("a bid without a text says 'Headline only' on its card and on its page", () => {
  const headlineOnly = "Headline only: no text, so opening it uses no view";
  const card = renderPage(
    <OpportunityCard card={cardView({ headlineOnly, summary: null })} linkLabel="View Details" />,
  );
  expect(card).toContain(headlineOnly);
  const view = detailView({ isHeadlineOnly: true, sections: [] });
  const page = renderPage(<OpportunityDetail view={view} closeHref="/dashboard" />);
  expect(page).toContain("Headline only");
  expect(page).toContain("The original listing may say more.");
  expect(renderPage(<OpportunityDetail view={detailView()} closeHref="/dashboard" />)).not.toContain(
    "Headline",
  );
});

test("a notice in two languages links to the other one, and its words say which language they are in", () => {
  const english = renderPage(
    <OpportunityDetail view={detailView({ otherLanguage: "fr" })} closeHref="/dashboard" />,
  );
  expect(english).toMatch(/<a [^>]*lang="fr"[^>]*lang=fr[^>]*>Lire cet avis en français<\/a>/);

  const sections = [
    { heading: "Project Summary", paragraphs: ["Trois saisons."], items: [] },
    { heading: "Detailed Scope", paragraphs: ["Not in the notice."], items: [], isOurs: true as const },
  ];
  const french = renderPage(
    <OpportunityDetail
      view={detailView({ language: "fr", otherLanguage: "en", sections })}
      closeHref="/dashboard"
    />,
  );
  expect(french).toContain("Read this notice in English");
  expect(french).toMatch(/<div lang="fr"[^>]*><p[^>]*>Trois saisons/);
  expect(french).not.toMatch(/<div lang="fr"[^>]*><p[^>]*>Not in the notice/);
});

test("a notice in French only says so", () => {
  const page = renderPage(<OpportunityDetail view={detailView({ language: "fr" })} closeHref="/dashboard" />);
  expect(page).toContain("This notice is in French only.");
});

test("beside My Feed stands what is not read around the reader, with the portals' addresses", () => {
  const coverage = {
    read: [{ name: "CanadaBuys", url: "https://canadabuys.canada.ca/" }],
    places: [
      {
        name: "Ontario",
        portals: [{ name: "MERX", url: "https://www.merx.com/", why: "private" }],
        others: "most municipalities",
      },
    ],
    more: 1,
  };
  const html = renderPage(<FeedPage view={feedView({ coverage })} />, "/dashboard");
  const details = /<details.*?<\/details>/s.exec(html)?.[0] ?? "";

  expect(wordsOf(details)).toContain("Not covered We read CanadaBuys .");
  expect(wordsOf(details)).toMatch(
    /Not read in Ontario, so look there yourself: MERX \(private\); most municipalities ?\./,
  );
  expect(details).toContain('href="https://www.merx.com/"');
  expect(details).toContain('href="/legal#coverage"');
  expect(wordsOf(details)).toContain("And one more place.");
});

test("an empty feed leads to what is open in the whole province", () => {
  const around = { name: "Ontario", href: "/opportunities?mode=browse-all&state=CA-ON" };
  const html = renderPage(
    <FeedPage view={feedView({ closing: null, list: { heading: "New", cards: [] }, around })} />,
    "/dashboard",
  );

  expect(wordsOf(html)).toContain("What is open in Ontario");
  expect(html).toContain('href="/opportunities?mode=browse-all&amp;state=CA-ON"');
});
