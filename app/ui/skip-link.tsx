/** First in every page; links to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      data-print="hide"
      className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-2.5 font-semibold text-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
