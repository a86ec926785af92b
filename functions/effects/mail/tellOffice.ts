import { mayRead } from '#domain/kernel/officeParts.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { askedBy, isUrgent, typesAsking } from '#domain/talk/words/urgency.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { Queued } from '../../delivery/queued.ts';
import type { Runtime } from '../../ports.ts';
import { queuedMail } from './mails.ts';
import { queuedLetter } from './postMails.ts';

/** More members than an office has. */
const MEMBERS_MAX = 500;

/** Events of deals after which the office has to act. */
export const officeTypes: readonly EventType[] = typesAsking('office');

/**
 * Queues a mail to each member who reads deals, if the office has to act within 48 hours. Others
 * learn it from the list and the morning mail. A mail's id has event and member, so each is sent
 * once.
 */
export const tellOffice = async (runtime: Runtime, event: AnyEnvelope): Promise<readonly Queued[]> => {
  const { id, type, streamId, version, data } = event;
  const decideBy = askedBy(type, 'office', data);
  if (!isUrgent(decideBy, runtime.now())) return [];
  const members = await runtime.db.collection('officeAccounts').where('isAdmin', '==', true).limit(MEMBERS_MAX).get();
  return members.docs.flatMap((member) => {
    const { id: uid, officeRoles } = member.data() as OfficeAccount;
    if (!mayRead(officeRoles, 'deals')) return [];
    const about = { kind: 'OfficeUrgent', audience: null, asked: type, decideBy } as const;
    const mail = queuedMail(about, uid, { id: `${id}_OfficeUrgent_${uid}`, streamId, version }, runtime.now());
    return [queuedLetter(runtime, mail)];
  });
};
