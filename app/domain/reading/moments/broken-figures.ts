import { sought } from "../patterns/sought";
import { MONTH } from "./month-names";

const JOINERS = "[\\u0000\\u00ad\\u200b-\\u200d\\u2060\\ufeff\\uff10-\\uff19\\u2070\\u00b2\\u00b3\\u00b9]";
/**
 * Figures that a scan or a copy broke: "1 2:00 p.m.", "l2:00", "10:3O", "March 2 5, 2026", joiners without width. What
 * they were cannot be told.
 */
const BROKEN = [
  `\\d${JOINERS}|${JOINERS}\\d`,
  "(?<![a-z])[li|]\\d?:\\d\\d|\\do:\\d\\d|\\d:(?:o\\d|\\do|oo)(?![a-z])|\\d ?h ?\\d?o(?![a-z])|\\d h \\d(?=[.,;)]|$)",
  "(?<![a-z])(?:at|by|until|before|than|a|@) [01] \\d:\\d\\d",
  "\\d : \\d\\d {1,3}[ap] ?\\. ?m|[ap]\\.?m\\.?/[ap]\\.?m|[\\u2212]\\d{1,2}:\\d\\d",
  `(?:${MONTH})\\.? (?:[0-3] \\d|\\d[sol]|[li]\\d?),? {1,2}20\\d\\d|(?:${MONTH})\\.? \\d{1,2}, ?2(?: 0\\d\\d|o\\d\\d|0o\\d|\\do\\d)(?!\\d)`,
  `(?:au|le|du) (?:[0-3] \\d|[lio]\\d) (?:${MONTH})`,
  `(?:${MONTH})\\.? \\d{1,2}(?:,? 20\\d\\d(?:/\\d\\d|\\.\\d\\d)|\\.\\d)(?![\\d/])`,
].map((shape) => sought(new RegExp(shape)));

export const hasBrokenFigures = (folded: string): boolean => BROKEN.some((shape) => shape.test(folded));
