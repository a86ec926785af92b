/** Returns the next number in [0, 1); the same seed gives the same sequence. */
export type Random = () => number;

/** mulberry32: small, fast, and good enough for faults. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** FNV-1a: derives an independent seed per message from (seed, subscription, number). */
export const seedFrom = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const char of parts.join('\u0000')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** A seeded Fisher-Yates permutation; does not change the input. */
export const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = moved;
  }
  return result;
};
