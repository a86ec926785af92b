import { fold, type Role } from '#domain/kernel/decider.ts';
import type { OfferCommand } from '#domain/offer/commands.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { offer } from '#domain/offer/offer.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';

const DAY = 86_400_000;

const decide = (events: readonly OfferEvent[], command: OfferCommand, uid: string, role: Role, now: number): OfferEvent[] => [
  ...events,
  ...offer.decider.decide(command, fold(offer.decider, events), { now, actor: { uid, role }, ids: [] }),
];

/** Histories that the deciders made. */
export const streamOfEvents = {
  certifiedClient: (email: string): AnyEvent[] => [
    { type: 'AccountRegistered', data: { email } },
    { type: 'AccountRoleChosen', data: { role: 'client' } },
    { type: 'ClientCertified', data: {} },
  ],
  /** An offer just made. */
  offer: (client: string, now: number, jobId = 'bench-job', talent = 'bench-talent'): OfferEvent[] =>
    decide([], { type: 'makeOffer', jobId, talentId: talent, fee: 30_000, scheduleToClose: now + 30 * DAY }, client, 'client', now),
  /** A whole deal of ten events: made, three fee changes, accepted, approved, concluded, moved, closed, billed. */
  deal: (client: string, now: number, jobId: string, talent: string): OfferEvent[] => {
    const steps: [OfferCommand, string, Role, number][] = [
      [{ type: 'changeFee', fee: 31_000 }, client, 'client', 1],
      [{ type: 'changeFee', fee: 32_000 }, client, 'client', 2],
      [{ type: 'changeFee', fee: 33_000 }, client, 'client', 3],
      [{ type: 'accept' }, talent, 'talent', 4],
      [{ type: 'adminApprove' }, 'office', 'office', 5],
      [{ type: 'approve' }, client, 'client', 6],
      [{ type: 'changeSchedule', scheduleToClose: now + 20 * DAY }, client, 'client', 7],
      [{ type: 'close' }, 'system', 'system', 20 * DAY],
      [{ type: 'claimBill', billId: 'B-1' }, 'office', 'office', 21 * DAY],
    ];
    return steps.reduce(
      (events, [command, uid, role, later]) => decide(events, command, uid, role, now + later),
      streamOfEvents.offer(client, now, jobId, talent),
    );
  },
};

/** Events as the replay sees them. */
export const envelopes = (streamId: string, events: readonly AnyEvent[], recordedAt: number): AnyEnvelope[] =>
  events.map(({ type, data }, index) => {
    const meta = { actor: { uid: 'bench', role: 'system' }, commandId: '', correlationId: '', causationId: null, recordedAt };
    return {
      id: `${streamId}_${index + 1}`,
      streamId,
      version: index + 1,
      type,
      schemaVersion: 1,
      data,
      meta,
      prevHash: '',
      hash: '',
    } as AnyEnvelope;
  });
