/** What a figure must be at most or at least. */
export type Bound = { readonly most: number } | { readonly least: number };

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

/** A bound as text. */
export const boundText = (bound: Bound): string => ('most' in bound ? `<= ${bound.most}` : `>= ${bound.least}`);
