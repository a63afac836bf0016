import {
  HOSTILE_PARSERS,
  HOSTILE_TEXTS,
  type HostileParser,
  processorTimeOf,
} from "../support/hostile-texts";
import { type Figure, median, milliseconds, type Section, wholeNumber } from "./figures";

const MEASUREMENTS = 3;

async function timeOf({ parse }: HostileParser, text: string) {
  const times: Array<number> = [];
  for (let index = 0; index < MEASUREMENTS; index += 1) times.push(await processorTimeOf(parse, text));
  return median(times);
}

async function figureOf(name: string, parser: HostileParser): Promise<Figure> {
  let slowest = { text: "", ms: -1 };
  for (const [text, textOf] of Object.entries(HOSTILE_TEXTS)) {
    const ms = await processorTimeOf(parser.parse, textOf(parser.length));
    if (ms > slowest.ms) slowest = { text, ms };
  }
  const textOf = HOSTILE_TEXTS[slowest.text];
  if (!textOf) throw new Error("There is no hostile text.");
  const [quarter, whole] = [
    await timeOf(parser, textOf(parser.length / 4)),
    await timeOf(parser, textOf(parser.length)),
  ];
  return {
    name: `${name}: ${slowest.text}, ${wholeNumber(parser.length)} characters`,
    measured: milliseconds(whole),
    compare: `a quarter of it ${milliseconds(quarter)}`,
  };
}

/** The slowest hostile text of each parser of outside text. */
export async function measureHostileTexts(progress: (text: string) => void): Promise<Section> {
  const figures: Array<Figure> = [];
  for (const [name, parser] of Object.entries(HOSTILE_PARSERS)) {
    progress(`hostile texts: ${name}`);
    figures.push(await figureOf(name, parser));
  }
  return { title: "Hostile texts, the slowest one for each parser, processor time", figures };
}
