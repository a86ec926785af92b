import type { JointState } from '../diary/shown.ts';

/** The maximum number of casts in one request by id. */
export const CASTS_BY_ID_MAX = 100;

/**
 * Data on a cast's card beside name and picture. `rating`: null without a review. `days`: one state
 * per requested date, in order.
 */
export type CastSigns = {
  readonly rating: number | null;
  readonly reviews: number;
  readonly movie: boolean;
  readonly days: readonly JointState[];
};
