import { execFileSync } from 'node:child_process';
import type { Mutant, Operator } from './operators.ts';

/** Mulberry32: the same seed draws the same sample. */
export const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Draws mutants, at most one per line. Weights operators by the root of their count, so tables do
 * not dominate.
 */
export const drawSample = (mutants: readonly Mutant[], count: number, seed: number): Mutant[] => {
  const random = randomOf(seed);
  const byOperator = new Map<Operator, Mutant[]>();
  for (const mutant of mutants) byOperator.set(mutant.operator, [...(byOperator.get(mutant.operator) ?? []), mutant]);
  const pools = [...byOperator.values()].map((places) => ({ places, weight: Math.sqrt(places.length) }));
  const drawn = new Map<string, Mutant>();
  while (drawn.size < count && pools.some(({ places }) => places.length > 0)) {
    const open = pools.filter(({ places }) => places.length > 0);
    const ends = open.map((_, index) => open.slice(0, index + 1).reduce((sum, { weight }) => sum + weight, 0));
    const at = random() * (ends.at(-1) ?? 0);
    const pool = open[ends.findIndex((end) => at < end)];
    const [mutant] = pool?.places.splice(Math.floor(random() * pool.places.length), 1) ?? [];
    if (mutant && !drawn.has(`${mutant.file}:${mutant.line}`)) drawn.set(`${mutant.file}:${mutant.line}`, mutant);
  }
  return [...drawn.values()];
};

/** The lines of the working tree that differ from a commit, by file. */
export const changedLines = (ref: string, folders: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-color', ref, '--', ...folders], { encoding: 'utf8', maxBuffer: 1e9 });
  const changed = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (file) {
      lines = new Set();
      changed.set(file, lines);
    }
    if (hunk) for (let at = 0; at < Number(hunk[2] ?? 1); at++) lines.add(Number(hunk[1]) + at);
  }
  return changed;
};
