import type { JointState } from '../diary/shown.ts';

/** How many casts may be asked about by their ids at once. */
export const AMONG_MAX = 100;

/**
 * What a card shows of a cast beside name and picture. `rating`: null without a review. `days`: a
 * state for each date that was asked for, in order.
 */
export type CastSigns = {
  readonly rating: number | null;
  readonly reviews: number;
  readonly movie: boolean;
  readonly days: readonly JointState[];
};
