const CARDS = Array.from({ length: 20 }, (_, index) => `Card ${index + 1}`);

/** As little as a page can be: what the benchmark holds the others against. */
export default function BarePage() {
  return (
    <ul>
      {CARDS.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  );
}
