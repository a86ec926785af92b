import type { AuditedEvent } from '#domain/office/audit/history.ts';
import type { JournalEntry } from '#domain/office/audit/journal.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';

/** An offer with its history; a colleague did the office's acts. */
export const putDeal = (...events: AnyEvent[]): void => putStream('offer-offer-1', ...events);

export const clientAccount: readonly AnyEvent[] = [
  { type: 'AccountRegistered', data: { email: 'ken@example.com' } },
  { type: 'AccountRoleChosen', data: { role: 'client' } },
];

/** The colleague who did the office's acts in events. */
export const COLLEAGUE = uidOf.office;
/** The signed-in member becomes the one in events. */
export const asColleague = (): void => signedIn(COLLEAGUE, { isAdmin: true });
const putMember = (uid: string, ...more: AnyEvent[]): void =>
  putStream(
    `account-${uid}`,
    { type: 'AccountRegistered', data: { email: 'keiri@example.com' } },
    { type: 'OfficeGranted', data: { operator: 'ops@example.com' } },
    ...more,
  );
export const putColleague = (...more: AnyEvent[]): void => putMember(COLLEAGUE, ...more);
export const putThirdMember = (): void => putMember('office-2');

/** A row of the journal: the colleague approved an offer. */
export const journalEntry = (changes: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 'offer-1_3',
  uid: COLLEAGUE,
  confirmedBy: null,
  name: 'keiri@example.com',
  type: 'OfferAdminApproved',
  streamId: 'offer-1',
  version: 3,
  at: NOON,
  job: { id: 'job-1', name: '化粧水のWeb動画' },
  client: { id: 'client-1', name: 'みなと映像' },
  talent: { id: 'talent-1', name: '山田 花子' },
  person: null,
  target: null,
  invoice: null,
  amount: 45_000,
  reason: null,
  ...changes,
});

/** An event of the client in a history. */
export const auditedEvent = (changes: Partial<AuditedEvent> = {}): AuditedEvent => ({
  id: 'offer-offer-1_1',
  streamId: 'offer-offer-1',
  version: 1,
  type: 'OfferMade',
  at: NOON,
  changes: [],
  reason: null,
  personal: [],
  actor: { uid: uidOf.client, role: 'client', name: '渡●●' },
  commandId: 'command-1',
  correlationId: 'command-1',
  causationId: null,
  hash: 'abcdef0123456789',
  intact: true,
  ...changes,
});
