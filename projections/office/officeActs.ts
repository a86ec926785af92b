import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import type { OfficeAct, OfficeActs } from './officeActs.schema.ts';

/** The number of acts in a document. The streams' histories have all of them. */
export const OFFICE_ACTS_KEPT = 20;

const uidOf = (event: AnyEnvelope): string => {
  if (event.type === 'JobForceClosed') return event.data.clientId;
  if (event.type === 'MediaTakenDown') return event.data.ownerId;
  if (event.type === 'ReviewTakenDown' || event.type === 'ReviewRestored') return event.data[`${event.data.by}Id`];
  return entityIdOf(event);
};
const path = (event: AnyEnvelope) => `officeActs/${uidOf(event)}`;

const newestFirst = (a: OfficeAct, b: OfficeAct) => b.at - a.at || (a.id < b.id ? 1 : -1);

/** Removes reason and operator, which are lost with the person's key. */
const withoutWords = (done: OfficeAct): OfficeAct => ({ ...done, reason: null, ...(done.operator !== undefined && { operator: null }) });

/** Removes all reasons, whichever stream comes last. */
const erase = (event: AnyEnvelope, documents: Documents): Writes => {
  const { acts } = (documents.get(path(event)) as OfficeActs | undefined) ?? { acts: [] };
  return [[path(event), { id: uidOf(event), acts: acts.map(withoutWords), left: true }]];
};

const record = (event: AnyEnvelope, documents: Documents): Writes => {
  const { id, type, meta } = event;
  const { acts: before = [], left } = (documents.get(path(event)) as OfficeActs | undefined) ?? {};
  const done: OfficeAct = {
    id,
    type,
    reason: 'reason' in event.data ? event.data.reason : null,
    by: meta.actor.role === 'system' ? null : meta.actor.uid,
    at: meta.recordedAt,
    ...('operator' in event.data && { operator: event.data.operator }),
  };
  const acts = [...before, left ? withoutWords(done) : done].sort(newestFirst).slice(0, OFFICE_ACTS_KEPT);
  return [[path(event), { id: uidOf(event), acts, ...(left && { left }) }]];
};

export const officeActs = projector('officeActs', (event) => [path(event)], {
  ClientCertified: record,
  ClientCertificationRevoked: record,
  AccountSuspended: record,
  AccountSuspensionLifted: record,
  OfficeGranted: record,
  OfficeRevoked: record,
  OfficeDutiesSet: record,
  TalentPublished: record,
  TalentSuspended: record,
  TalentUnpublished: record,
  TalentProfileReturned: record,
  ClientProfileReturned: record,
  TalentPictureTakenDown: record,
  MediaTakenDown: record,
  ReviewTakenDown: record,
  ReviewRestored: record,
  JobForceClosed: record,
  AccountWithdrawn: erase,
});
