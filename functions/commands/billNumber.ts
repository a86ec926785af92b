import { assertNumberFree } from '#domain/deal/billNumber.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import type { Guard } from '../eventStore/guard.ts';

/** More bills than an invoice has; where it has more, those that are looked at are all of one client. */
const LOOKED_AT = 20;

type Claimed = Parameters<typeof assertNumberFree>[1];

/** The bills that were claimed under a number, as their streams stand: none may be another client's. */
export const freeNumber = (aggregate: AnyAggregate, entityId: string, billId: string): Guard => ({
  streams: [{ aggregate, entityId }],
  findsBeside: true,
  find: (db) => [db.collection('jobChangeHistories').where('data.billId', '==', billId).limit(LOOKED_AT)],
  check: ([own], _now, found) =>
    assertNumberFree(
      billId,
      own as Claimed,
      found.map(({ state }) => state as Claimed),
    ),
});
