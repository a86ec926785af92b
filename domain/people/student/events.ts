import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { studentFields } from './fields.ts';

const { personId, talentId, belongingTo, expiresAt } = studentFields;

/**
 * `personId` names the trainee's key. Each registration under a code has a new key, so that a
 * removed trainee stays erased.
 */
const profile = {
  personId,
  name: personal(z.string()),
  kana: personal(z.string()),
  birthday: personal(z.string()),
  belongingTo,
};

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a student, by type, as the log stores them. */
export const studentEvents = {
  StudentRegistered: event(profile),
  /** `talentId`: the talent with this place. The talent's group follows the roster. */
  StudentChanged: event({ ...profile, talentId: talentId.nullable() }),
  /**
   * A one-time code for the place, which replaces an earlier one. `codeHash` is keyed with the
   * trainee's key.
   */
  StudentLinkCodeIssued: event({ codeHash: z.string(), expiresAt }),
  StudentLinked: event({ talentId, belongingTo }),
  StudentUnlinked: event({ talentId }),
  StudentRemoved: event({ personId, talentId: talentId.nullable() }),
} as const;

/** Any event of a student. */
export type StudentEvent = EventOf<typeof studentEvents>;
