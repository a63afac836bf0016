import { LANDING_DESCRIPTION, LANDING_QUESTIONS, LANDING_TITLE, type Question } from "~/content/landing";
import { PRICE_CURRENCY, PRODUCT_LINE, PRODUCT_NAME } from "~/content/product";
import { PLAN_NAMES, PLANS } from "~/domain/billing/plans";
import { publicMeta, type PublicPage, type StructuredData } from "~/features/public-site/public-page";

export function landingMeta(page: PublicPage | undefined) {
  return publicMeta(
    {
      title: LANDING_TITLE,
      description: LANDING_DESCRIPTION,
      path: "/",
      structured: page ? [organisation(page), product(page), faqData()] : [],
    },
    page,
  );
}

function organisation({ origin, supportAddress }: PublicPage): StructuredData {
  return {
    "@type": "Organization",
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: supportAddress,
  };
}

function product({ origin }: PublicPage): StructuredData {
  return {
    "@type": "Product",
    name: PRODUCT_NAME,
    description: PRODUCT_LINE,
    image: `${origin}/social.png`,
    brand: { "@type": "Brand", name: PRODUCT_NAME },
    offers: PLAN_NAMES.flatMap((name) => {
      const plan = PLANS[name];
      return [
        { name: `${plan.name}, monthly`, price: plan.monthlyPrice },
        { name: `${plan.name}, yearly`, price: plan.yearlyPrice },
      ].map((offer) => ({
        "@type": "Offer",
        ...offer,
        priceCurrency: PRICE_CURRENCY,
        url: `${origin}/#pricing`,
        availability: "https://schema.org/InStock",
      }));
    }),
  };
}

export function faqData(questions: ReadonlyArray<Question> = LANDING_QUESTIONS): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
