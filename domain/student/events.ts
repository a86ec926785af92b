import { z } from 'zod';
import { agencyGroup } from '../kernel/agencyGroups.ts';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

/** `personId` names the key of the trainee: a new one each time a code is given, so that a removed trainee stays erased. */
const profile = {
  personId: z.string(),
  name: personal(z.string()),
  kana: personal(z.string()),
  birthday: personal(z.string()),
  belongingTo: agencyGroup,
};

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const studentEvents = {
  StudentRegistered: event(profile),
  /** `talentId`: the talent who holds the place, and whose group follows. */
  StudentChanged: event({ ...profile, talentId: z.string().nullable() }),
  /** A one-time code to take the place with, which replaces an earlier one; `codeHash` is keyed with the trainee's key. */
  StudentLinkCodeIssued: event({ codeHash: z.string(), expiresAt: z.number() }),
  StudentLinked: event({ talentId: z.string(), belongingTo: agencyGroup }),
  StudentUnlinked: event({ talentId: z.string() }),
  StudentRemoved: event({ personId: z.string(), talentId: z.string().nullable() }),
} as const;

export type StudentEvent = EventOf<typeof studentEvents>;
