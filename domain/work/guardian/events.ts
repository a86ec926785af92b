import { z } from 'zod';
import { codeRequest } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { guardianFields } from './fields.ts';

const { relation, guardianNo, scope, expiresAt, channel, endsConsent } = guardianFields;

const matter = {
  scope,
  jobId: z.string().nullable(),
  offerId: z.string().nullable(),
  fee: z.number().nullable(),
  scheduleToClose: z.number().nullable(),
  entryId: z.string().nullable(),
  termsVersion: z.string().nullable(),
  termsPrint: z.number().nullable(),
};

/** Version 1 knew fee and end only. Such a consent covers no terms that are shown today. */
const withoutTerms: Upcaster = (data) => ({ ...data, entryId: null, termsVersion: null, termsPrint: null });

/** `note`: how the office checked a consent on paper; null for a consent by link. */
const answered = { ...matter, guardianNo, channel, note: personal(z.string().nullable()) };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster. The
// stream id is the minor's uid, and the minor's key also encrypts the guardian's data.
/** The events of a minor's guardian, by type, as the log stores them. */
export const guardianEvents = {
  /**
   * `guardianNo` counts the guardians. `endsConsent`: the previous one had consented to the
   * profile.
   */
  GuardianRegistered: event({ name: personal(z.string()), relation, email: personal(z.string()), guardianNo, endsConsent }),
  GuardianAsked: event({ ...matter, guardianNo, ...codeRequest, expiresAt }, [withoutTerms]),
  GuardianConsentGiven: event(answered, [withoutTerms]),
  /** Refused, or withdrawn after a consent. */
  GuardianConsentRefused: event(answered, [withoutTerms]),
  GuardianWithdrawn: event({}),
} as const;

/** Any event of a minor's guardian. */
export type GuardianEvent = EventOf<typeof guardianEvents>;
