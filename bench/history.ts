import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import type { OfferCommand } from '#domain/work/offer/commands.ts';
import { office } from '#tests/support/history/account.ts';
import { type History, history } from '#tests/support/history/history.ts';

const by = {
  client: (uid: string) => ({ uid, role: 'client' }) as const,
  talent: (uid: string) => ({ uid, role: 'talent' }) as const,
  system: { uid: 'system', role: 'system' },
} as const;

const making = (client: string, now: number, jobId: string, talentId: string) => {
  const command: OfferCommand = { type: 'makeOffer', jobId, talentId, fee: 30_000, scheduleToClose: now + 30 * DAY };
  return { command, by: by.client(client), at: now };
};

/** A new offer. */
export const newOffer = (
  id: string,
  client: string,
  now: number,
  { jobId, talentId } = { jobId: 'bench-job', talentId: 'bench-talent' },
): History => history('offer', id, [making(client, now, jobId, talentId)]);

/**
 * A complete deal of ten events: made, three fee changes, moved, accepted, approved, concluded,
 * closed, billed.
 */
export const wholeDeal = (id: string, client: string, now: number, jobId: string, talent: string): History => {
  const changeFee = (fee: number): OfferCommand => ({ type: 'changeFee', fee });
  return history('offer', id, [
    making(client, now, jobId, talent),
    ...[31_000, 32_000, 33_000].map((fee, index) => ({ command: changeFee(fee), by: by.client(client), at: now + index + 1 })),
    { command: { type: 'changeSchedule', scheduleToClose: now + 20 * DAY }, by: by.client(client), at: now + 4 },
    { command: { type: 'accept', termsNo: 5 }, by: by.talent(talent), at: now + 5 },
    { command: { type: 'adminApprove', termsNo: 5 }, by: office, at: now + 6 },
    { command: { type: 'approve', termsNo: 5 }, by: by.client(client), at: now + 7 },
    { command: { type: 'close' }, by: by.system, at: now + 20 * DAY },
    { command: { type: 'claimBill', billId: 'B-1' }, by: office, at: now + 21 * DAY },
  ]);
};

export const envelopes = ({ streamId, told }: History): AnyEnvelope[] =>
  told
    .flatMap(({ events, actor, at }) => events.map((event) => ({ event, actor, at })))
    .map(({ event: { type, data }, actor, at }, index) => {
      const meta = { actor, commandId: '', correlationId: '', causationId: null, recordedAt: at };
      const place = { id: `${streamId}_${index + 1}`, streamId, version: index + 1 };
      return { ...place, type, schemaVersion: 1, data, meta, prevHash: '', hash: '' } as AnyEnvelope;
    });
