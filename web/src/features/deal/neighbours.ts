import { type Stage, stages } from '#domain/work/deal/stages.ts';

/** The position of a deal in a list (from 0; -1: not in it), and its neighbours. */
export const neighboursOf = <Each extends { readonly deal: { readonly id: string } }>(rows: readonly Each[], id: string) => {
  const at = rows.findIndex(({ deal }) => deal.id === id);
  return { at, previous: at > 0 ? rows[at - 1] : undefined, next: at >= 0 ? rows[at + 1] : undefined };
};

/** The stage that a page was opened from, from the history state that the board sets. */
export const stageIn = (state: unknown): Stage | undefined => {
  const named = (state as { readonly stage?: unknown } | null)?.stage;
  return stages.find((stage) => stage === named);
};
