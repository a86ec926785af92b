import { describe, expect, test } from 'vitest';
import { drawSample } from './draw.ts';
import { mutantsOf, type Operator, withMutant } from './operators.ts';

/** The lines that an operator makes from a line. */
const made = (operator: Operator, source: string) =>
  mutantsOf('domain/a.ts', source)
    .filter((mutant) => mutant.operator === operator)
    .map((mutant) => withMutant(source, mutant));

describe('an operator changes one place', () => {
  const table: readonly (readonly [Operator, string, readonly string[]])[] = [
    ['REL', 'f((a) === (b))', ['f((a) !== (b))']],
    ['ARITH', "f(a + b, 'x' + a)", ["f(a - b, 'x' + a)"]],
    ['LOGIC', 'f(a && b)', ['f(((a) || (b)))']],
    ['LEFT', 'f(a && b)', ['f((a))']],
    ['RIGHT', 'f(a && b)', ['f((b))']],
    ['NULLISH', 'f(a ?? b)', ['f((a))']],
    ['NEGCOND', 'if (a) f();', ['if (!(a)) f();']],
    ['BRANCH', 'f(a ? b : c)', ['f((b))', 'f((c))']],
    ['DROPIF', 'if (a) f();', [';']],
    ['DROPCALL', 'f(); g();', ['; g();', 'f(); ;']],
    ['NUM', 'f(7)', ['f(8)', 'f(6)']],
    ['BOOL', 'f(true)', ['f(false)']],
    ['NULLVAL', 'f(null)', ['f(0)']],
    ['ARRDROP', 'f([a, b])', ['f([b])', 'f([a])']],
    ['ARREMPTY', 'const f = () => [a]; f([b])', ['const f = () => []; f([b])']],
    ['SPREADDROP', 'f({ ...a, b })', ['f({ b })']],
    ['PROPDROP', 'f({ a: 1, b })', ['f({ b })', 'f({ a: 1 })']],
    ['SWAP', 'f({ a: x, b })', ['f({ a: b, b: x })']],
    ['DROPMETHOD', 'f(a.trim().sort())', ['f((a.trim()))', 'f((a).sort())']],
    ['LIMIT', 'f(z.int().min(1))', ['f((z.int()))', 'f((z).min(1))']],
    ['QUANT', 'f(a.some(g))', ['f(a.every(g))']],
  ];
  test.each(table)('%s in %s', (operator, source, expected) => expect(made(operator, source)).toEqual(expected));

  test('and nothing in types or imports', () => {
    expect(mutantsOf('domain/a.ts', "import a from 'a'; type B = { c: 1 | null }; const d = e as 7;")).toEqual([]);
  });
});

test('a seed draws the same sample, one mutant per line', () => {
  const source = Array.from({ length: 40 }, (_, line) => `if (a${line} === ${line}) f(a${line} ?? { b: true, c: null });`).join('\n');
  const draw = (seed: number) => drawSample(mutantsOf('domain/a.ts', source), 20, seed);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(new Set(draw(7).map(({ line }) => line)).size).toBe(20);
});
