const LETTERS = String.raw`\b(?:mass|conn?|ct|nh|maine|me|ri|nj|penn|nys)dot\b|\bvtrans\b`;
/** Departments that work on a state's roads and name the towns before a title, or label its counties. */
const STATE_DEPARTMENT = new RegExp(
  String.raw`\b(?:department|agency) of transportation\b|\bhighway (?:department|division)\b|\bmassachusetts highway\b|\bmasshighway\b|${LETTERS}`,
  "i",
);
/** Every body that builds ways between towns: those departments, ministries, turnpikes and transit agencies. */
const BUILDS_WAYS = new RegExp(
  String.raw`\btransport|\bhighways?\b|\bdot\b|\bthruway\b|\bturnpike\b|\binfrastructure\b|${LETTERS}`,
  "i",
);

/** Whether a buyer is a state's transport department, whose titles begin with towns. */
export const isTransportDepartment = (buyer: string) => STATE_DEPARTMENT.test(buyer);

/** Whether a buyer builds ways between towns, so that a title may name both ends of one. */
export const buildsWays = (buyer: string) => BUILDS_WAYS.test(buyer);
