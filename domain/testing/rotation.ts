/** Whether the full matrices run: `npm run test:long` sets this. */
export const isLong = process.env.TEST_LONG === '1';

/** Chooses the parts of rotating matrices. Default: the day (UTC); `TEST_SEED` repeats a run. */
export const seed = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10);

/** A number of 32 bits that depends on the seed and a name (FNV-1a). */
const hashOf = (name: string): number =>
  [...`${seed} ${name}`].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

/** One element, chosen by the seed and a name; always the same in a run. */
export const pick = <T>(name: string, of: readonly T[]): T => of[hashOf(name) % of.length] as T;

/** Each `every`-th element from a start that the seed chooses, at least one; all in a long run. */
export const rotate = <T>(name: string, every: number, of: readonly T[]): readonly T[] => {
  const step = Math.min(every, of.length);
  return isLong ? of : of.filter((_, index) => index % step === hashOf(name) % step);
};

/** How often a property is tried: `few` times in `npm test`, a thousand times in a long run. */
export const runs = (few: number): number => (isLong ? Math.max(few, 1_000) : few);
