import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type Payout, payoutPath } from './payouts.schema.ts';

const update = (event: AnyEnvelope, documents: Documents, change: Partial<Payout>): Writes => {
  const path = payoutPath(entityIdOf(event));
  const held = documents.get(path) as Payout | undefined;
  return held ? [[path, { ...held, ...change, ...versionFields(event) }]] : [];
};

/** Writes payouts/{uid}_{month}. */
export const payouts = projector('payouts', (event) => [payoutPath(entityIdOf(event))], {
  PayoutFixed: (event, documents): Writes => {
    const id = entityIdOf(event);
    const held = documents.get(payoutPath(id)) as Payout | undefined;
    const payout: Payout = {
      ...event.data,
      id,
      status: 'FIXED',
      isOpen: true,
      agreedAt: null,
      agreedBy: null,
      objection: held?.objection ?? null,
      answer: null,
      transferId: null,
      day: null,
      to: null,
      paidOn: null,
      failure: null,
      createdAt: held?.createdAt ?? event.meta.recordedAt,
      ...versionFields(event),
    };
    return [[payoutPath(id), payout]];
  },
  PayoutAgreed: (event, documents) =>
    update(event, documents, { status: 'AGREED', agreedBy: event.data.agreedBy, agreedAt: event.meta.recordedAt }),
  PayoutObjected: (event, documents) => update(event, documents, { status: 'OBJECTED', objection: event.data.reason, answer: null }),
  PayoutKept: (event, documents) =>
    update(event, documents, { status: 'AGREED', agreedBy: 'OFFICE', agreedAt: event.meta.recordedAt, answer: event.data.reason }),
  PayoutSent: (event, documents) => {
    const { transferId, day, to } = event.data;
    return update(event, documents, { status: 'SENT', transferId, day, to, failure: null });
  },
  PayoutPaid: (event, documents) => update(event, documents, { status: 'PAID', isOpen: false, paidOn: event.data.at }),
  PayoutFailed: (event, documents) =>
    update(event, documents, { status: 'FAILED', isOpen: true, paidOn: null, failure: event.data.reason }),
  PayoutRecordEnded: (event): Writes => [[payoutPath(entityIdOf(event)), null]],
});
