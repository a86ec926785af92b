import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { auditFields } from './fields.ts';

const { requestId, target, purpose, version, scope, reason, status, encoding, table, count, total, sha256, replaced } = auditFields;
/** A month in Japan, `YYYY-MM`. */
export const billMonth = auditFields.month;

/** Which bills: those of a closing month in Japan, of a client, in a status; all where nothing is said. */
export const billFilter = z.strictObject({
  month: z.nullable(billMonth),
  clientId: z.nullable(identifier),
  status: z.nullable(status),
});
export type BillFilter = z.infer<typeof billFilter>;

export const readHistory = z.strictObject({ type: z.literal('readHistory'), requestId, target, purpose });
export const openPersonal = z.strictObject({
  type: z.literal('openPersonal'),
  requestId,
  target,
  version,
  scope,
  reason,
});
export const exportBills = z.strictObject({
  type: z.literal('exportBills'),
  requestId,
  ...billFilter.shape,
  encoding,
  table,
  count,
  total,
  sha256,
  replaced,
});

export const auditCommand = z.discriminatedUnion('type', [readHistory, openPersonal, exportBills]);
export type AuditCommand = z.infer<typeof auditCommand>;
