import type { AgencyGroup } from '../kernel/agencyGroups.ts';
import { businessRules } from '../kernel/businessRules.ts';
import type { SavedDetails } from './savedDetails.ts';

/**
 * What decisions need. `profile` and `details` are fingerprints: enough to see a change, without
 * keeping the person's data; `identity` is compared with the agency's roster. `rosterVersions`: up
 * to which version each place on the roster was followed. `ageBandDay`: as of which day the shown
 * age band counts.
 */
export type TalentState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'REGISTERED';
      readonly profile: number;
      readonly identity: number | null;
      readonly details: SavedDetails | null;
      readonly isPublished: boolean;
      readonly isSuspended: boolean;
      /**
       * The profile's pictures, and those that the office took down, as fingerprints of their
       * paths.
       */
      readonly pictures: readonly number[];
      readonly takenDown: readonly number[];
      /** Whether the office ever showed the profile. */
      readonly wasPublished: boolean;
      /**
       * Why the office asks for a better profile, as a fingerprint; null: not, or the talent has
       * changed it since.
       */
      readonly returned: number | null;
      /** The talent wants everybody to see the profile; seen it is while it is published. */
      readonly isPageOpen: boolean;
      readonly viewOrder: number;
      readonly isFixedOrder: boolean;
      readonly taCode: string | null;
      readonly belongingTo: AgencyGroup | null;
      readonly rosterVersions: Readonly<Record<string, number>>;
      readonly ageBandDay: string | null;
    }
  | { readonly status: 'WITHDRAWN'; readonly isPublished: false; readonly isSuspended: true };

export type RegisteredTalent = Extract<TalentState, { status: 'REGISTERED' }>;

export const initial: TalentState = { status: 'NONE' };

/** A profile just begun. */
export const fresh: RegisteredTalent = {
  status: 'REGISTERED',
  profile: 0,
  identity: null,
  details: null,
  isPublished: false,
  isSuspended: true,
  pictures: [],
  takenDown: [],
  wasPublished: false,
  returned: null,
  isPageOpen: false,
  viewOrder: businessRules.viewOrderMin,
  isFixedOrder: false,
  taCode: null,
  belongingTo: null,
  rosterVersions: {},
  ageBandDay: null,
};
