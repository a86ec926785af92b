import type { Mutant } from './operators.ts';

type Equivalent = Pick<Mutant, 'file' | 'from' | 'to'> & { readonly line: string; readonly reason: string };

/**
 * Mutants without an observable effect, by file and text of the line, since line numbers change.
 */
const equivalents: readonly Equivalent[] = [
  ...['status: active', 'status: anyEnded'].map((from) => ({
    file: 'domain/work/offer/bills.ts',
    line: '.with({ status: active }, { status: anyEnded }, conflict)',
    from,
    to: '',
    reason: 'closed and unknown deals are matched before: whatever is left is a conflict either way',
  })),
  {
    file: 'domain/work/offer/offer.ts',
    line: ".with({ type: 'close' }, () => answers.close(state, context))",
    from: "type: 'close'",
    to: '',
    reason: 'the last case of an exhaustive match: no other command is left',
  },
];

/** Why a mutant is equivalent; null if it is not known to be. */
export const equivalentReason = (mutant: Mutant, source: string): string | null => {
  const line = source.split('\n')[mutant.line - 1]?.trim();
  const known = equivalents.find(
    (each) => each.file === mutant.file && each.line === line && each.from === mutant.from && each.to === mutant.to,
  );
  return known?.reason ?? null;
};
