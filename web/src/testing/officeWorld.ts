import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { putStream } from '#web/testing/putWorld.ts';

/** An offer with its history; a colleague did the office's acts. */
export const putDeal = (...events: AnyEvent[]): void => putStream('offer-offer-1', ...events);

export const clientAccount: readonly AnyEvent[] = [
  { type: 'AccountRegistered', data: { email: 'ken@example.com' } },
  { type: 'AccountRoleChosen', data: { role: 'client' } },
];

/** The colleague who did the office's acts in events. */
export const COLLEAGUE = uidOf.office;
const putMember = (uid: string, ...more: AnyEvent[]): void =>
  putStream(
    `account-${uid}`,
    { type: 'AccountRegistered', data: { email: 'keiri@example.com' } },
    { type: 'OfficeGranted', data: { operator: 'ops@example.com' } },
    ...more,
  );
/** Stores the account of a colleague with these further events. */
export const putColleague = (...more: AnyEvent[]): void => putMember(COLLEAGUE, ...more);
/** Stores the account of a further member. */
export const putThirdMember = (): void => putMember('office-2');
