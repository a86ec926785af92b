/** Latencies in ms, sorted. */
export type Sample = readonly number[];

export const quantile = (sample: Sample, q: number): number =>
  sample[Math.min(sample.length - 1, Math.floor(sample.length * q))] ?? Number.NaN;
export const p50 = (sample: Sample): number => quantile(sample, 0.5);
export const p95 = (sample: Sample): number => quantile(sample, 0.95);
export const max = (sample: Sample): number => sample.at(-1) ?? Number.NaN;

export const sorted = (latencies: readonly number[]): Sample => [...latencies].sort((a, b) => a - b);

/** How long some work takes, in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Runs several kinds of work in turn, round after round, so that noise of the machine hits all of them alike. */
export const sideBySide = async <Name extends string>(
  rounds: number,
  kinds: Readonly<Record<Name, (round: number) => Promise<unknown>>>,
): Promise<Record<Name, Sample>> => {
  const latencies = Object.fromEntries(Object.keys(kinds).map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(kinds) as Name[]) latencies[name].push(await timed(() => kinds[name](round)));
  return Object.fromEntries(Object.entries<number[]>(latencies).map(([name, values]) => [name, sorted(values)])) as Record<Name, Sample>;
};
