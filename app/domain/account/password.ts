import { foldedLetters } from "../folding";
import { formatCount } from "../format-count";
import { isCommonBase } from "./common-bases";
import { isCommonPassword } from "./common-passwords";

/** Spec section 9. Lengths are counted in code points. */
export const MIN_PASSWORD_LENGTH = 8;
/** Bounds the work of hashing a submitted password. */
export const MAX_PASSWORD_LENGTH = 1_000;

const PRODUCT_WORD = "tenderlight";

type Owner = { email?: string; companyName?: string | null };

/**
 * Why this password is refused: one sentence per reason, without the full stop. Empty if the password may be used.
 * There are no rules about kinds of characters, only about length and about being easy to guess.
 */
export function passwordProblems(password: string, { email = "", companyName }: Owner): Array<string> {
  const length = [...password].length;
  if (length > MAX_PASSWORD_LENGTH)
    return [`Password must be ${formatCount(MAX_PASSWORD_LENGTH)} characters or fewer`];
  const problems: Array<string> = [];
  if (length < MIN_PASSWORD_LENGTH)
    problems.push(`Password must be at least ${MIN_PASSWORD_LENGTH} characters long`);
  if (isMostly(password, PRODUCT_WORD)) problems.push("Password must not be based on our product's name");
  if (addressWords(email).some((word) => isMostly(password, word)))
    problems.push("Password must not be based on your email address");
  if (companyName && isMostly(password, companyName))
    problems.push("Password must not be based on your company's name");
  if (isPattern(password))
    problems.push("Password must not be a keyboard pattern or repeat the same characters");
  else if (isCommon(password))
    problems.push("Password is on lists of leaked passwords, so it is easy to guess");
  return problems;
}

/** The whole address, the part before the @, the domain, and the domain's first label. */
function addressWords(email: string): Array<string> {
  const [local = "", domain = ""] = email.split("@");
  return [email, local, domain, domain.split(".")[0] ?? ""];
}

const MIN_WORD_LENGTH = 4;

/** Whether the password is too short once every occurrence of the word is removed. */
function isMostly(password: string, word: string): boolean {
  const known = foldedLetters(word);
  const plain = foldedLetters(password);
  if (known.length < MIN_WORD_LENGTH || !plain.includes(known)) return false;
  return plain.split(known).join("").length < MIN_PASSWORD_LENGTH;
}

/** The digits and signs around a word that guessing programs try: a year, a date, an exclamation mark. */
const MAX_DECORATION = 6;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "3": "e",
  $: "s",
  "5": "s",
};

/** Capitals, digits for letters, and a few digits or signs around it do not make a common password an uncommon one. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (isCommonPassword(lower) || isCommonPassword(lower.replace(/[^a-z]{1,4}$/, ""))) return true;
  return wordsInside(lower).some((word) => isCommonPassword(word) || isCommonBase(word));
}

/** The word between digits and signs, as it is and with lookalikes read as letters. */
function wordsInside(lower: string): Array<string> {
  return [lower, lower.replace(/[@401$35](?=.*[a-z])/g, (sign) => LOOKALIKES[sign] ?? sign)].flatMap(
    (text) => {
      const word = text.replace(/^[^a-z]+/, "").replace(/[^a-z]+$/, "");
      return word !== "" && [...text].length - word.length <= MAX_DECORATION ? [word] : [];
    },
  );
}

const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];

/** "aaaaaaaa", "abcabcabc", "12345678", "hgfedcba", "asdfghjkl". */
function isPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (lower.length < MIN_PASSWORD_LENGTH) return false;
  const backwards = [...lower].reverse().join("");
  return /^(.{1,4})\1+$/su.test(lower) || RUNS.some((run) => run.includes(lower) || run.includes(backwards));
}

export type PasswordStrength = { score: number; label: "Weak" | "Medium" | "Strong" };

const SCORE = { minimum: 25, long: 15, kind: 15, medium: 50, strong: 75 } as const;
const LONG_FROM = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/** The strength meter beside a new password (spec section 5). Only `passwordProblems` refuses a password. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return { score: SCORE.minimum, label: "Weak" };
  const score =
    SCORE.minimum +
    (length >= LONG_FROM ? SCORE.long : 0) +
    SCORE.kind * KINDS.filter((kind) => kind.test(password)).length;
  return { score, label: score < SCORE.medium ? "Weak" : score < SCORE.strong ? "Medium" : "Strong" };
}
