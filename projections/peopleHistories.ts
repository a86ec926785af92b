import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { time } from './readModel.ts';

/** peopleHistories/{eventId}: what the daily figures count of people, without personal data, so that the office sees whom a number is made of. */
export const peopleHistorySchema = z.object({ id: z.string(), uid: z.string(), type: z.string(), at: time });
export type PeopleHistory = z.infer<typeof peopleHistorySchema>;

const record = ({ id, type, streamId, meta }: AnyEnvelope): Writes => {
  const history: PeopleHistory = { id, uid: parseStreamId(streamId).entityId, type, at: meta.recordedAt };
  return [[`peopleHistories/${id}`, history]];
};

export const peopleHistories = projector('peopleHistories', 1, () => [], {
  AccountRegistered: record,
  AccountWithdrawn: record,
  AccountSuspended: record,
  ClientProfileRegistered: record,
  ClientCertified: record,
  TalentProfileRegistered: record,
  TalentPublished: record,
});
