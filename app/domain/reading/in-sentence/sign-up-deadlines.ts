import type { Moment } from "../moments/moments";

const DEADLINE =
  /(?:deadline|last day|cut[\s-]?off|date limite)(?: date)? (?:to|for|pour|d') ?(?:sign(?:ing)?[\s-]?up|regist\w+|rsvp|s'inscrire|inscription)(?: (?:for|to|to attend|a))? (?:the|la|le) $/;
const EVENT =
  /^\s?(?:[a-z-]{3,12} ){0,2}(?:visit|meeting|tour|conference|walk[\s-]?through|session|visite|reunion|rencontre)(?: (?:is|est))?\s?[:-]?\s?(?:by |on |le )?$/;

/** The last day of "Deadline to sign up for the March 3 site visit: February 27": the first is the visit's. */
export function signUpDeadlineIn(folded: string, moments: ReadonlyArray<Moment>): Moment | null {
  const [event, deadline, another] = moments;
  if (!event || !deadline || another) return null;
  const isOfEvent = EVENT.test(folded.slice(event.end, deadline.start));
  return isOfEvent && DEADLINE.test(folded.slice(0, event.start)) ? deadline : null;
}
