import { type Stage, stages } from '#domain/deal/stages.ts';

type Row = { readonly deal: { readonly id: string } };

/**
 * Where a deal stands among others: its place (from 0; -1: it is none of them), and the ones beside
 * it.
 */
export const neighboursOf = <Each extends Row>(rows: readonly Each[], id: string) => {
  const at = rows.findIndex(({ deal }) => deal.id === id);
  return { at, previous: at > 0 ? rows[at - 1] : undefined, next: at >= 0 ? rows[at + 1] : undefined };
};

/** The stage that a page was opened from, as its board names it in the state of the history. */
export const stageIn = (state: unknown): Stage | undefined => {
  const named = (state as { readonly stage?: unknown } | null)?.stage;
  return stages.find((stage) => stage === named);
};
