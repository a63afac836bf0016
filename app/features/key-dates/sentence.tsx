/** Shorter sentences take a line or two of a phone. */
const LONG = 70;

type SentenceProps = { text: string; language: "en" | "fr" };

/**
 * The notice's own words. On a phone a long sentence shows its beginning until it is pressed, because four of them hide
 * what the work is. A closed disclosure would hide what a date is believed for.
 */
export function Sentence({ text, language }: SentenceProps) {
  const isLong = text.length > LONG;
  return (
    <>
      {language === "fr" && <span className="block text-sm text-muted">In French:</span>}
      <q
        lang={language}
        className={`text-sm whitespace-pre-line text-muted ${isLong ? "hidden sm:block print:block" : "block"}`}
      >
        {text}
      </q>
      {isLong && (
        <details className="group sm:hidden print:hidden">
          <summary className="flex min-h-11 items-center">
            <q
              lang={language}
              className="line-clamp-2 text-sm whitespace-pre-line text-muted group-open:line-clamp-none"
            >
              {text}
            </q>
          </summary>
        </details>
      )}
    </>
  );
}
