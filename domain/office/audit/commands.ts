import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { auditFields } from './fields.ts';

const { requestId, target, purpose, version, scope, reason, subjects, status, encoding, table, count, total, sha256, replaced } =
  auditFields;
/** A month (JST, `YYYY-MM`). */
export const billMonth = auditFields.month;

/**
 * The filter of the office's list of bills: closing month (JST), client, status. null: no
 * restriction.
 */
export const billFilter = z.strictObject({
  month: z.nullable(billMonth),
  clientId: z.nullable(identifier),
  status: z.nullable(status),
});

/** The filter of the office's list of bills. */
export type BillFilter = z.infer<typeof billFilter>;

/** Command of the office: records that a member reads a history. */
export const readHistory = z.strictObject({ type: z.literal('readHistory'), requestId, target, purpose });
/** Command of the office: records that a member opens personal data, with a reason. */
export const openPersonal = z.strictObject({
  type: z.literal('openPersonal'),
  requestId,
  target,
  version,
  scope,
  reason,
  subjects,
});

/**
 * Command of the office: records an exported file of bills with its count, total (yen) and hash.
 */
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

/** The payload of any command on the office's reads of data. */
export const auditCommand = z.discriminatedUnion('type', [readHistory, openPersonal, exportBills]);
/** Any command on the office's reads of data. */
export type AuditCommand = z.infer<typeof auditCommand>;
