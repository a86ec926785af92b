import type { SaidState } from '../diary/dayKinds.ts';

/** A result of the office's search. `role` is null for jobs and accounts without a role. */
export type NamedHit = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly role: 'client' | 'talent' | null;
};

export const CASTS_BY_ID_MAX = 100;

/**
 * Data on a cast's card beside name and picture. `rating`: null without a review. `days`: one state
 * per requested date, in order.
 */
export type CastSigns = {
  readonly rating: number | null;
  readonly reviews: number;
  readonly movie: boolean;
  readonly days: readonly SaidState[];
};
