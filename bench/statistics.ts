/** Latencies in ms, sorted. */
export type Sample = readonly number[];

export type Line = { readonly name: string; readonly p50: number; readonly p95: number };

/** The value at a quantile (0 to 1) of a sample. */
export const quantile = (sample: Sample, q: number): number =>
  sample[Math.min(sample.length - 1, Math.floor(sample.length * q))] ?? Number.NaN;
/** The median (ms). */
export const p50 = (sample: Sample): number => quantile(sample, 0.5);
/** The 95th percentile (ms). */
export const p95 = (sample: Sample): number => quantile(sample, 0.95);
/** The largest value (ms). */
export const max = (sample: Sample): number => sample.at(-1) ?? Number.NaN;

/** Sorts latencies into a sample. */
export const sorted = (latencies: readonly number[]): Sample => [...latencies].sort((a, b) => a - b);

/** The duration of some work (ms). */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Alternates several kinds of work over rounds, so that noise affects all equally. */
export const sideBySide = async <Name extends string>(
  rounds: number,
  kinds: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
): Promise<Record<Name, Sample>> => {
  const latencies = Object.fromEntries(Object.keys(kinds).map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(kinds) as Name[]) latencies[name].push(await timed(() => kinds[name](round)));
  return Object.fromEntries(Object.entries<number[]>(latencies).map(([name, values]) => [name, sorted(values)])) as Record<Name, Sample>;
};

/** The number of rounds; ratios are medians of these. */
export const ROUNDS = 3;

/** The latencies of work and floor over all rounds, and the median of their ratios. */
export type Compared = { readonly floor: Sample; readonly work: Sample; readonly ratio: number };

/** The median of the rounds' ratios of work to floor, each from medians. */
export const medianRatio = (rounds: readonly Record<'floor' | 'work', Sample>[]): number =>
  p50(sorted(rounds.map(({ floor, work }) => p50(work) / p50(floor))));

/** Compares work with the floor: three rounds of `count` calls each, alternating. */
export const compare = async (
  count: number,
  floor: (number: number) => Promise<unknown>,
  work: (number: number) => Promise<unknown>,
): Promise<Compared> => {
  const rounds: Record<'floor' | 'work', Sample>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const at = (number: number) => round * count + number;
    rounds.push(await sideBySide(count, { floor: (number) => floor(at(number)), work: (number) => work(at(number)) }));
  }
  const all = (kind: 'floor' | 'work') => sorted(rounds.flatMap((round) => round[kind]));
  return { floor: all('floor'), work: all('work'), ratio: medianRatio(rounds) };
};
