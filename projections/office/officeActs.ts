import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import type { OfficeAct, OfficeActs } from './officeActs.schema.ts';

/** How many of the newest acts stand in a document; all of them are in the streams' histories. */
export const OFFICE_ACTS_KEPT = 20;

const uidOf = (event: AnyEnvelope) => (event.type === 'JobForceClosed' ? event.data.clientId : entityIdOf(event));
const path = (event: AnyEnvelope) => `officeActs/${uidOf(event)}`;

const newestFirst = (a: OfficeAct, b: OfficeAct) => b.at - a.at || (a.id < b.id ? 1 : -1);

const withoutReason = (done: OfficeAct): OfficeAct => ({ ...done, reason: null });

/** Whichever of the streams comes last, no reason is left. */
const erase = (event: AnyEnvelope, documents: Documents): Writes => {
  const { acts } = (documents.get(path(event)) as OfficeActs | undefined) ?? { acts: [] };
  return [[path(event), { id: uidOf(event), acts: acts.map(withoutReason), left: true }]];
};

const record = (event: AnyEnvelope, documents: Documents): Writes => {
  const { id, type, meta } = event;
  const { acts: before = [], left } = (documents.get(path(event)) as OfficeActs | undefined) ?? {};
  const done: OfficeAct = {
    ...{ id, type, reason: 'reason' in event.data ? event.data.reason : null },
    ...{ by: meta.actor.role === 'system' ? null : meta.actor.uid, at: meta.recordedAt },
  };
  const acts = [...before, left ? withoutReason(done) : done].sort(newestFirst).slice(0, OFFICE_ACTS_KEPT);
  return [[path(event), { id: uidOf(event), acts, ...(left && { left }) }]];
};

export const officeActs = projector('officeActs', 4, (event) => [path(event)], {
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
  JobForceClosed: record,
  AccountWithdrawn: erase,
});
