import { z } from 'zod';
import { billStatuses } from '#domain/deal/billStatus.ts';
import { cancelCodes } from '#domain/deal/fields.ts';
import { stampsOf, type Table } from '#domain/deal/row.ts';
import { cancellationStages, proxyOutcomes, proxyStages } from '#domain/deal/state.ts';
import { jobCard, personCard, time, timeOrNull } from '../kernel/fields.schema.ts';
import { proxyHeard } from './terms.schema.ts';

// What the documents of offers and entries have in common (spec section 3, with its spelling).

/** Whose deal about which job, with what lists show of the three. */
export const dealParties = {
  id: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  /** The deal's own id: a room per deal. */
  chatRoomId: z.string(),
  job: jobCard,
  talent: personCard,
  client: personCard,
};

/** Fields that all hold the same. */
export const sameFields = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** The times of a deal's steps, by the domain's table. */
export const stampFields = <T extends Table>(table: T) => sameFields(stampsOf(table), timeOrNull);

/**
 * How a concluded deal was called off. The defaults are for documents of releases without it, until
 * a rebuild.
 */
export const dealCancellation = {
  cancellation: z
    .enum([...cancellationStages, 'SETTLED'])
    .exclude(['NONE'])
    .nullable()
    .default(null),
  calledOffBy: z.enum(['client', 'talent']).nullable().default(null),
  cancelCode: z.enum(cancelCodes).nullable().default(null),
  /** The most that the client was told to owe, and what was settled, in yen. */
  cancelFeeMax: z.number().nullable().default(null),
  cancelFee: z.number().nullable().default(null),
  cancellationReason: z.string().nullable().default(null),
};

/**
 * The newest answer that the office gave on the cast's behalf; what the cast objects, only the
 * history says. Defaults as above.
 */
export const dealProxy = {
  /**
   * Where an objection stands; null: there is nothing to object to, or the deal ended another way.
   */
  proxyStage: z.enum(proxyStages).exclude(['NONE']).nullable().default(null),
  proxy: z
    .object({ ...proxyHeard, answeredAt: time, due: time, disputedAt: timeOrNull, outcome: z.enum(proxyOutcomes).nullable() })
    .nullable()
    .default(null),
};

export const dealBill = {
  /** What the bill comes to, in yen; null: there is none. */
  billFee: z.number().nullable().default(null),
  billStatus: z.enum(billStatuses).nullable(),
  billApplyedAt: timeOrNull,
  billIgnoredAt: timeOrNull,
  isBill: z.boolean(),
  billId: z.string().nullable(),
};

/** Why and by whom the office closed it by force. */
export const dealForceClosed = {
  adminCancelReason: z.string().nullable(),
  adminCancelBy: z.string().nullable(),
};

export type DealCollection = 'offers' | 'entries';

/** Where a deal's document is. */
export const dealDocument = (collection: DealCollection, jobId: string, id: string): string => `jobs/${jobId}/${collection}/${id}`;
