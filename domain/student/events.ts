import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { studentFields } from './fields.ts';

const { personId, talentId, belongingTo, expiresAt } = studentFields;

/**
 * `personId` names the key of the trainee: a new one each time a code is given, so that a removed
 * trainee stays erased.
 */
const profile = {
  personId,
  name: personal(z.string()),
  kana: personal(z.string()),
  birthday: personal(z.string()),
  belongingTo,
};

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const studentEvents = {
  StudentRegistered: event(profile),
  /** `talentId`: the talent who holds the place, and whose group follows. */
  StudentChanged: event({ ...profile, talentId: talentId.nullable() }),
  /**
   * A one-time code to take the place with, which replaces an earlier one; `codeHash` is keyed with
   * the trainee's key.
   */
  StudentLinkCodeIssued: event({ codeHash: z.string(), expiresAt }),
  StudentLinked: event({ talentId, belongingTo }),
  StudentUnlinked: event({ talentId }),
  StudentRemoved: event({ personId, talentId: talentId.nullable() }),
} as const;

export type StudentEvent = EventOf<typeof studentEvents>;
