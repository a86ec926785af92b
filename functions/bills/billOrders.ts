import type { Firestore } from 'firebase-admin/firestore';
import type { BillOrder } from '#domain/money/invoice/content.ts';
import type { OrderDocument } from '#projections/order/orders.schema.ts';
import { AT_ONCE } from './settledBills.ts';

/** The orders of these deals, by id of the deal. Only those that exist are read. */
export const ordersOf = async (db: Firestore, dealIds: readonly string[]): Promise<ReadonlyMap<string, OrderDocument>> => {
  const pages = Array.from({ length: Math.ceil(dealIds.length / AT_ONCE) }, (_, page) =>
    db
      .collection('orders')
      .where('id', 'in', dealIds.slice(page * AT_ONCE, (page + 1) * AT_ONCE))
      .get(),
  );
  const found = (await Promise.all(pages)).flatMap(({ docs }) => docs.map((document) => document.data() as OrderDocument));
  return new Map(found.map((order) => [order.id, order]));
};

/** An order as a bill has it; undefined without one. */
export const billOrderOf = (order: OrderDocument | undefined): BillOrder | undefined =>
  order && { poNumber: order.poNumber ?? '', addressee: order.addressee };
