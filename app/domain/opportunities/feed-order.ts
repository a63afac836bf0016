import { MINUTE_MS } from "../duration";

const ORDER_EPOCH = Date.UTC(2015, 0, 1);
/** 24 bits of minutes reach the year 2046, 22 bits of quarter-hours the year 2134. */
const MAX_PUBLISHED = 2 ** 24 - 1;
const MAX_DEADLINE = 2 ** 22 - 1;

const clamp = (value: number, max: number) => Math.min(Math.max(Math.floor(value), 0), max);

/** The minute in which an opportunity was published, as the feed's order counts it. */
export function publishedPart(published: Date): number {
  return clamp((published.getTime() - ORDER_EPOCH) / MINUTE_MS, MAX_PUBLISHED);
}

/** The two parts of the feed's order: newer is greater, closing sooner is greater, no closing date is least. */
export function orderParts(published: Date, deadline: Date | null) {
  const quarters = deadline && (deadline.getTime() - ORDER_EPOCH) / (15 * MINUTE_MS);
  return {
    published: publishedPart(published),
    deadline: quarters === null ? 0 : Math.max(1, MAX_DEADLINE - clamp(quarters, MAX_DEADLINE)),
  };
}
