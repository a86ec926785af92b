import { entityIdOf, projector, versionFields } from '../kernel/projector.ts';
import { type OrderDocument, orderPath } from './orders.schema.ts';

/** Writes orders/{dealId}. The last order takes the place of the earlier one. */
export const orders = projector('orders', () => [], {
  OrderSet: (event) => {
    const id = entityIdOf(event);
    const document: OrderDocument = { id, ...event.data, createdAt: event.meta.recordedAt, ...versionFields(event) };
    return [[orderPath(id), document]];
  },
});
