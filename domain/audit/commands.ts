import { z } from 'zod';
import { date, identifier } from '../kernel/validation.ts';
import { auditFields } from './fields.ts';
import { officeActs } from './journal.ts';

const { requestId, target, purpose, version, scope, reason, subjects, status, encoding, table, count, total, sha256, replaced } =
  auditFields;
/** A month in Japan, `YYYY-MM`. */
export const billMonth = auditFields.month;

/**
 * Which bills: those of a closing month in Japan, of a client, in a status; all where nothing is
 * said.
 */
export const billFilter = z.strictObject({
  month: z.nullable(billMonth),
  clientId: z.nullable(identifier),
  status: z.nullable(status),
});
export type BillFilter = z.infer<typeof billFilter>;

/**
 * Which acts of the office: a member's, of one kind, on days in Japan (both included), of an amount
 * in yen (both included); all where nothing is said.
 */
export const journalFilter = z.strictObject({
  uid: z.nullable(identifier),
  act: z.nullable(z.enum(officeActs)),
  since: z.nullable(date),
  until: z.nullable(date),
  from: z.nullable(z.int().min(0)),
  to: z.nullable(z.int().min(0)),
});
export type JournalFilter = z.infer<typeof journalFilter>;

export const readHistory = z.strictObject({ type: z.literal('readHistory'), requestId, target, purpose });
export const openPersonal = z.strictObject({
  type: z.literal('openPersonal'),
  requestId,
  target,
  version,
  scope,
  reason,
  subjects,
});
export const exportBills = z.strictObject({
  type: z.literal('exportBills'),
  requestId,
  ...billFilter.shape,
  encoding,
  table,
  reason,
  count,
  total,
  sha256,
  replaced,
});

export const auditCommand = z.discriminatedUnion('type', [readHistory, openPersonal, exportBills]);
export type AuditCommand = z.infer<typeof auditCommand>;
