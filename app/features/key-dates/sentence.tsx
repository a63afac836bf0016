type SentenceProps = { text: string; language: "en" | "fr" };

/** The notice's own words. */
export function Sentence({ text, language }: SentenceProps) {
  return (
    <>
      {language === "fr" && <span className="block text-sm text-muted">In French:</span>}
      <q lang={language} className="block text-sm whitespace-pre-line text-muted">
        {text}
      </q>
    </>
  );
}
