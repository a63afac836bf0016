/** One line of the table: the measurement, its target, and something to compare it with. */
export type Figure = { name: string; measured: string; target?: string; compare?: string };

export type Section = { title: string; note?: string; figures: ReadonlyArray<Figure> };

export function median(values: ReadonlyArray<number>): number {
  return quantile(values, 0.5);
}

export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const wholeNumber = (value: number) => new Intl.NumberFormat("en-CA").format(Math.round(value));
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

export function printSections(sections: ReadonlyArray<Section>): void {
  const header: Figure = { name: "", measured: "measured", target: "target", compare: "to compare" };
  const all = [header, ...sections.flatMap(({ figures }) => figures)];
  const width = (cell: keyof Figure) => Math.max(...all.map((figure) => figure[cell]?.length ?? 0));
  const widths = { name: width("name"), measured: width("measured"), target: width("target") };
  const line = ({ name, measured, target = "", compare = "" }: Figure) =>
    [name.padEnd(widths.name), measured.padEnd(widths.measured), target.padEnd(widths.target), compare].join(
      "  ",
    );

  console.log(`\n${line(header)}`);
  for (const { title, note, figures } of sections) {
    console.log(`\n${title}${note ? `\n(${note})` : ""}`);
    for (const figure of figures) console.log(line(figure));
  }
}

const REQUESTS = 300;
const WARM_UP = 60;

export type TimedRequest = Readonly<{ url: URL; headers?: Record<string, string> }>;

/**
 * Times requests one at a time, after warming the server up. They take turns, so that whatever else slows the machine
 * slows all of them.
 */
export async function timesOf(...requests: ReadonlyArray<TimedRequest>): Promise<Array<Array<number>>> {
  const times = requests.map((): Array<number> => []);
  for (let turn = -WARM_UP; turn < REQUESTS; turn++) {
    for (const [index, { url, headers = {} }] of requests.entries()) {
      const start = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
      if (turn >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times;
}
