import { ChevronDown } from "lucide-react";
import type { Question } from "~/content/landing";

/** The browser keeps one item of the same name open at a time. */
export function FaqList({ questions, name }: { questions: ReadonlyArray<Question>; name: string }) {
  return (
    <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group" {...{ name }}>
          <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 hover:bg-wash">
            <h3 className="text-base font-semibold">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-measure px-4 pt-1 pb-4 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
