/** What a firewall in front of a portal answers, with status 200, instead of data. */
export function blockPage(supportId = "000000000000000000"): string {
  return `<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: ${supportId}<br><br><a href='javascript:history.back();'>[Go Back]</a></body></html>`;
}

/** The first `share` of a body: a download that was cut off. */
export function truncated(body: string, share = 0.6): string {
  return body.slice(0, Math.floor(body.length * share));
}
