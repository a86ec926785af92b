import fc from 'fast-check';

/** Sums of the bills of a month. */
export const monthFigures = { claimed: { count: 2, total: 65_005 }, ignored: { count: 1, total: 5_000 } } as const;

const figures = fc.record({ count: fc.nat({ max: 300 }), total: fc.nat({ max: 9_999_999 }) });

/** Random commands on a closing month. */
export const closingCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  fc.record({ type: fc.constant('lock'), month: fc.constantFrom('2026-09', '2026-10', '2026-11'), claimed: figures, ignored: figures }),
  fc.record({ type: fc.constant('unlock'), month: fc.constant('2026-10'), reason: fc.constant('請求漏れがあったため') }),
);
