import { Article, Part, PlainTable } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";
import { Badge } from "~/ui/badge";
import type { StatusView } from "./status.server";

type StatusProps = { page: PublicPage; status: StatusView };

export function StatusPage({ page, status }: StatusProps) {
  const { mailIsLate, allOnTime, sources, incidents } = status;
  return (
    <Article page={page} title="Service status" lead={leadOf(status)} wide>
      <Part heading="Email">
        <p>
          <Badge tone={mailIsLate ? "bad" : "good"}>{mailIsLate ? "Late" : "On time"}</Badge>{" "}
          {mailIsLate
            ? "Some messages have waited for more than an hour. They are sent as soon as possible."
            : "Messages leave within the hour."}
        </p>
      </Part>
      <Part heading="Sources">
        <p>
          {allOnTime
            ? "Every portal answers as often as it publishes."
            : "New bids of a portal that is late are missing here until it answers again. Until then, look at its own site."}
        </p>
      </Part>
      <PlainTable
        label="Sources"
        heads={["Source", "Now", "Last full answer", "We read it"]}
        rows={sources.map(({ name, homepage, state, isTrouble, answered, rhythm }) => [
          <a key="name" href={homepage} rel="noopener" className="text-link">
            {name}
          </a>,
          <Badge key="state" tone={isTrouble ? "bad" : "plain"}>
            {state}
          </Badge>,
          answered,
          rhythm,
        ])}
      />
      <Part heading="The last 30 days">
        {incidents.length === 0 && <p>No trouble that you would have noticed.</p>}
      </Part>
      {incidents.length > 0 && (
        <PlainTable
          label="The last 30 days"
          heads={["What", "From", "To"]}
          rows={incidents.map(({ what, began, ended }) => [what, began, ended ?? "Not over yet"])}
        />
      )}
    </Article>
  );
}

function leadOf({ mailIsLate, allOnTime }: StatusView): string {
  if (mailIsLate) return "Email is late.";
  return allOnTime ? "Everything is on time." : "Not every source is on time.";
}
