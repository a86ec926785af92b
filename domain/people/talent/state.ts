import type { AgencyGroup } from '../../kernel/agencyGroups.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Identity } from '../student/identity.ts';
import type { SavedDetails } from './savedDetails.ts';

/**
 * The state of a cast. `profile`, `details`: fingerprints. `identity`: compared with the roster.
 * `rosterVersions`: last handled version of each place. `ageBandDay`: the day for which the age
 * band is shown.
 */
export type TalentState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'REGISTERED';
      readonly profile: number;
      readonly identity: Identity | null;
      /** Fingerprint of the birthday that waits for the office's confirmation. */
      readonly askedBirthday: number | null;
      readonly details: SavedDetails | null;
      readonly isPublished: boolean;
      readonly isSuspended: boolean;
      /**
       * The account is suspended, so the profile is hidden. `isPublished`: whether it comes back
       * published. null: not suspended.
       */
      readonly heldBack: { readonly isPublished: boolean } | null;
      /**
       * Fingerprints of the picture paths: those of the profile, and those that the office removed.
       */
      readonly pictures: readonly number[];
      readonly takenDown: readonly number[];
      /** The office published the profile at some time. */
      readonly wasPublished: boolean;
      /**
       * Fingerprint of the reason why the office returned the profile; null if it did not, or the
       * cast has changed the profile since.
       */
      readonly returned: number | null;
      /** The cast opened the public page. It is visible while the profile is published. */
      readonly isPageOpen: boolean;
      /** Clients may show the cast to guests, in shortlists. */
      readonly allowsSharing: boolean;
      readonly viewOrder: number;
      readonly isFixedOrder: boolean;
      readonly taCode: string | null;
      readonly belongingTo: AgencyGroup | null;
      readonly rosterVersions: Readonly<Record<string, number>>;
      readonly ageBandDay: string | null;
    }
  | { readonly status: 'WITHDRAWN'; readonly isPublished: false; readonly isSuspended: true };

export type RegisteredTalent = Extract<TalentState, { status: 'REGISTERED' }>;

/** The state before the first event. */
export const initial: TalentState = { status: 'NONE' };

export const fresh: RegisteredTalent = {
  status: 'REGISTERED',
  profile: 0,
  identity: null,
  askedBirthday: null,
  details: null,
  isPublished: false,
  isSuspended: true,
  heldBack: null,
  pictures: [],
  takenDown: [],
  wasPublished: false,
  returned: null,
  isPageOpen: false,
  allowsSharing: false,
  viewOrder: businessRules.viewOrderMin,
  isFixedOrder: false,
  taCode: null,
  belongingTo: null,
  rosterVersions: {},
  ageBandDay: null,
};
