import { readFileSync, writeFileSync } from 'node:fs';
import { formatCount } from '#domain/kernel/format/numbers.ts';

type Bound = { readonly most: number } | { readonly least: number };

/**
 * The bounds of the benches: ratios against the floor of the same run; times (ms) and rates for a
 * machine with calibration 1. `bench/baseline.json` has the ratios of today.
 */
export const bounds: Readonly<Record<string, Bound>> = {
  inProcessRatio: { most: 1.2 },
  callableRatio: { most: 2.4 },
  ownVisibleRatio: { most: 2.4 },
  growthRatio: { most: 1.03 },
  fiveStreamsRatio: { most: 1.3 },
  oneStreamMaxMs: { most: 600 },
  oneStreamRefused: { most: 0 },
  lagP95Ms: { most: 23 },
  lagLoadedP95Ms: { most: 30 },
  parallel200Ms: { most: 590 },
  replayEventsPerSec: { least: 214_000 },
  rebuild100kMs: { most: 14_700 },
};

/** Whether a value keeps a bound. */
export const holds = (bound: Bound, value: number): boolean => ('most' in bound ? value <= bound.most : value >= bound.least);

export const boundText = (bound: Bound): string => ('most' in bound ? `<= ${bound.most}` : `>= ${bound.least}`);

/** The prices of the product: figures of a section by name. Lower is better in all of them. */
export type Baseline = {
  /** Ratios of `npm run bench -- --quick`. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Counts of actions in memory (bench/counts.ts). `tests/commands/prices.test.ts` holds them. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Kilobytes and requests of the first pages. `web/bundleBudget.ts` holds them. */
  readonly pages: Readonly<Record<string, number>>;
  /** Lines and files of production TypeScript. */
  readonly tree: Readonly<Record<string, number>>;
  /** Files that a developer edits by hand, counted by doing it. */
  readonly handEdited: Readonly<Record<string, number>>;
};

const file = new URL('./baseline.json', import.meta.url);

export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8')) as Baseline;

export const saveBaseline = (sections: Partial<Baseline>): void =>
  writeFileSync(file, `${JSON.stringify({ ...readBaseline(), ...sections }, null, 2)}\n`);

/** By how much a ratio may exceed its baseline. */
export const TOLERANCE = 0.15;

/** The change of a figure against its baseline as a part of the baseline; 0.1 is a tenth worse. */
export const changeOf = (now: number, before: number): number => (before === 0 ? (now === 0 ? 0 : 1) : now / before - 1);

/** A line with a figure, its baseline and the change. */
export const comparison = (name: string, now: number, before: number | undefined): string => {
  const figure = (value: number) => (Number.isInteger(value) ? formatCount(value) : value.toFixed(2)).padStart(10);
  const change = before === undefined ? 'new' : `${changeOf(now, before) < 0 ? '' : '+'}${(changeOf(now, before) * 100).toFixed(0)} %`;
  return `${name.padEnd(30)} ${figure(now)} ${before === undefined ? ''.padStart(10) : figure(before)} ${change.padStart(7)}`;
};
