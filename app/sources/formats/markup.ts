import { Tokenizer } from "htmlparser2";

/**
 * A "<" that opens no tag: another "<" or the end of the text comes before its ">", or no letter follows "</" or "<?".
 * Browsers would drop the text up to the next ">", which in a notice may be all of its scope of work.
 */
const STRAY = /<(?!!--|!\[CDATA\[)(?=[^<>]*(?:<|$)|[/?][^a-z])/gi;

const OPENERS = /<!--|(?:<!)?\[CDATA\[/g;

const LINES = new Set(
  (
    "p div br ul ol tr table h1 h2 h3 h4 h5 h6 section article blockquote pre hr dl dt dd script style " +
    "address aside caption center fieldset footer form header main nav tbody thead tfoot"
  ).split(" "),
);
const CELLS = new Set(["td", "th"]);
const CODE = new Set(["script", "style"]);

function spaceFor(tag: string, isOpening: boolean) {
  if (tag === "li") return isOpening ? "\n- " : "\n";
  if (LINES.has(tag)) return "\n";
  return CELLS.has(tag) ? " " : "";
}

/**
 * The text between the tags: a line for each block, nothing for comments, scripts and styles. Entities are not resolved.
 * Takes the tokens of the markup as they come and builds no tree, because markup can be nested without limit.
 */
export function textOfMarkup(markup: string): string {
  const source = markup.replace(STRAY, "&lt;");
  const pieces: Array<string> = [];
  const nameAt = (start: number, end: number) => source.slice(start, end).toLowerCase();
  /** Where the open tag's name starts; -1 outside a tag. */
  let openTag = -1;
  /** How many pieces came before the open script or style; -1 outside one. */
  let beforeCode = -1;

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => pieces.push(source.slice(start, end)),
      onopentagname(start, end) {
        const tag = nameAt(start, end);
        openTag = start;
        pieces.push(spaceFor(tag, true));
        if (CODE.has(tag)) beforeCode = pieces.length;
      },
      onopentagend: () => (openTag = -1),
      onselfclosingtag: () => (openTag = -1),
      onclosetag(start, end) {
        const tag = nameAt(start, end);
        if (CODE.has(tag) && beforeCode >= 0) {
          pieces.length = beforeCode;
          beforeCode = -1;
        }
        pieces.push(spaceFor(tag, false));
      },
      oncomment(start, end) {
        // A comment that never ends would hide the rest of the notice.
        pieces.push(" ", end === source.length ? source.slice(start).replace(OPENERS, " ") : "");
      },
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      oncdata: (start, end, closing) => pieces.push(" ", source.slice(start, end - closing)),
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  // The tag's quote never closes: only its first ">" can be its end.
  if (openTag >= 0) pieces.push(source.slice(source.indexOf(">", openTag) + 1));
  return pieces.join("");
}

function ignore() {
  // Not text.
}
