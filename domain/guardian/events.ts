import { z } from 'zod';
import { codeRequest } from '../kernel/commonFields.ts';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { guardianFields } from './fields.ts';

const { relation, guardianNo, scope, expiresAt, channel, endsConsent } = guardianFields;

const matter = {
  scope,
  jobId: z.string().nullable(),
  offerId: z.string().nullable(),
  fee: z.number().nullable(),
  scheduleToClose: z.number().nullable(),
};
/** `note`: how the office made sure of a consent on paper; null for one by the link. */
const answered = { ...matter, guardianNo, channel, note: personal(z.string().nullable()) };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster. The stream is the minor's (its id is the uid), and so is the key that
// encrypts what it says of the guardian.
export const guardianEvents = {
  /**
   * `guardianNo` counts the guardians; `endsConsent`: the one before had consented to the profile.
   */
  GuardianRegistered: event({ name: personal(z.string()), relation, email: personal(z.string()), guardianNo, endsConsent }),
  GuardianAsked: event({ ...matter, guardianNo, ...codeRequest, expiresAt }),
  GuardianConsentGiven: event(answered),
  /** Refused, or withdrawn after it was given. */
  GuardianConsentRefused: event(answered),
  GuardianWithdrawn: event({}),
} as const;

export type GuardianEvent = EventOf<typeof guardianEvents>;
