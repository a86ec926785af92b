import type { AnyEnvelope } from '#domain/registry.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type Transfer, transferPath } from './transfers.schema.ts';

const update = (event: AnyEnvelope, fields: Partial<Transfer>): Writes => [
  [transferPath(entityIdOf(event)), { ...fields, ...versionFields(event) }, 'fields'],
];

export const transfers = projector('transfers', () => [], {
  TransferOrdered: (event): Writes => {
    const { day, payouts, total, orderedAt } = event.data;
    const { uid: orderedBy, confirmedBy = null } = event.meta.actor;
    const ordered: Transfer = {
      id: entityIdOf(event),
      status: 'ORDERED',
      day,
      payouts,
      refused: [],
      count: payouts.length,
      total,
      orderedAt,
      orderedBy,
      confirmedBy,
      fetchedAt: null,
      fetchedBy: null,
      createdAt: event.meta.recordedAt,
      ...versionFields(event),
    };
    return [[transferPath(ordered.id), ordered]];
  },
  TransferReady: (event) => {
    const { refused, count, total } = event.data;
    return update(event, { status: 'READY', refused, count, total });
  },
  TransferFetched: (event) => update(event, { status: 'FETCHED', fetchedAt: event.meta.recordedAt, fetchedBy: event.meta.actor.uid }),
  TransferRecordEnded: (event): Writes => [[transferPath(entityIdOf(event)), null]],
});
