import { z } from 'zod';
import { pricesSchema } from '#domain/kernel/priceFields.ts';
import { billStatuses } from '#domain/work/deal/billStatus.ts';
import { cancelCodes, dealFields } from '#domain/work/deal/fields.ts';
import { stampsOf, type Table } from '#domain/work/deal/row.ts';
import { cancellationStages, proxyOutcomes, proxyStages } from '#domain/work/deal/state.ts';
import { day, jobCard, personCard, time, timeOrNull } from '../kernel/fields.schema.ts';
import { proxyHeard } from './terms.schema.ts';

// The fields that offers and entries share (docs/specification.md, section 3, with its spelling).

/** The job and the two sides, with their cards for lists. */
export const dealParties = {
  id: z.string(),
  jobId: z.string(),
  clientId: z.string(),
  talentId: z.string(),
  /** The role of the job. Null for a job without roles, and in documents of earlier releases. */
  roleNo: z.number().nullable().default(null),
  /** Equal to the deal's id: one room per deal. */
  chatRoomId: z.string(),
  job: jobCard,
  talent: personCard,
  client: personCard,
};

/** Several fields with the same schema or value. */
export const sameFields = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** The times of a deal's steps (ms). Documents of releases without a step lack its field. */
export const stampFields = <T extends Table>(table: T) => sameFields(stampsOf(table), timeOrNull.default(null));

/** The reason of a list, for the end by a side; null in documents of releases without lists. */
export const reasonCode = dealFields.reasonCode.nullable().default(null);

/** The cancellation of a concluded deal. Documents of earlier releases lack it. */
export const dealCancellation = {
  cancellation: z
    .enum([...cancellationStages, 'SETTLED'])
    .exclude(['NONE'])
    .nullable()
    .default(null),
  calledOffBy: z.enum(['client', 'talent']).nullable().default(null),
  /** When the office should have settled it (ms). */
  settleBy: timeOrNull.default(null),
  cancelCode: z.enum(cancelCodes).nullable().default(null),
  /** The maximum that the client saw, and the settled amount (yen). */
  cancelFeeMax: z.number().nullable().default(null),
  cancelFee: z.number().nullable().default(null),
  cancellationReason: z.string().nullable().default(null),
};

/** The newest answer by the office for the cast. The text of an objection is in the history. */
export const dealProxy = {
  /** The stage of an objection; null if there is nothing to object to, or the deal ended. */
  proxyStage: z.enum(proxyStages).exclude(['NONE']).nullable().default(null),
  proxy: z
    .object({ ...proxyHeard, answeredAt: time, due: time, disputedAt: timeOrNull, outcome: z.enum(proxyOutcomes).nullable() })
    .nullable()
    .default(null),
};

export const dealBill = {
  /** The operator's prices at the conclusion; null before it, and in earlier releases. */
  prices: pricesSchema.nullable().default(null),
  /** The amount to bill (yen, without tax), with the service fee. Null for no bill. */
  billFee: z.number().meta({ unit: '円' }).nullable().default(null),
  billStatus: z.enum(billStatuses).nullable(),
  billApplyedAt: timeOrNull,
  billIgnoredAt: timeOrNull,
  isBill: z.boolean(),
  billId: z.string().nullable(),
};

export const dealForceClosed = {
  adminCancelReason: z.string().nullable(),
  adminCancelBy: z.string().nullable(),
};

export type DealCollection = 'offers' | 'entries';

/**
 * The last work day, or the day of the agreed end if no day is fixed (JST, `YYYY-MM-DD`): for the
 * next work and the month of a fee. Null without terms, and until a rebuild in documents of
 * releases without it.
 */
export const workEndsOn = day.nullable().default(null);

export const dealDocument = (collection: DealCollection, jobId: string, id: string): string => `jobs/${jobId}/${collection}/${id}`;
