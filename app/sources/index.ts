import { canadaBuys, canadaBuysNew } from "./canadabuys";
import { nycCityRecord } from "./nyc-city-record";
import { samGov } from "./sam-gov";
import { seao } from "./seao";
import type { Source } from "./source";
import { toronto } from "./toronto";

export const SOURCES: ReadonlyArray<Source> = [
  canadaBuys,
  canadaBuysNew,
  seao,
  samGov,
  nycCityRecord,
  toronto,
];

export function findSource(id: string): Source | null {
  return SOURCES.find((source) => source.id === id) ?? null;
}
