import { FAQ } from "~/content/faq";
import { Article } from "./article";
import { FaqList } from "./faq-list";
import type { PublicPage } from "./public-page";

export function FaqPage({ page }: { page: PublicPage }) {
  return (
    <Article
      page={page}
      title="Questions and answers"
      lead="What Tenderlight reads, what it costs, and what happens to your data."
    >
      {FAQ.map(({ heading, questions }) => (
        <section key={heading} className="mt-8">
          <h2 className="mb-3 text-xl">{heading}</h2>
          <FaqList questions={questions} name="faq" />
        </section>
      ))}
      <p className="mt-8">
        Something else?{" "}
        <a href="/support#contact" className="text-link">
          Ask us
        </a>
        .
      </p>
    </Article>
  );
}
