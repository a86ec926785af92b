import { z } from 'zod';
import { billStatuses } from '../deal/billStatus.ts';
import { businessRules } from '../kernel/businessRules.ts';
import { identifier, text } from '../kernel/validation.ts';
import { billEncodings, billTables, openedScopes, readPurposes } from './events.ts';

const requestId = z.uuid();
/** A stream's name, or `around-{jobId}`. */
const target = z.string().regex(/^[a-z]+-[\w.-]{1,300}$/);
const version = z.int().min(1);

/** A month in Japan, `YYYY-MM`. */
export const billMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Which bills: those of a closing month in Japan, of a client, in a status; all where nothing is said. */
export const billFilter = z.strictObject({
  month: z.nullable(billMonth),
  clientId: z.nullable(identifier),
  status: z.nullable(z.enum(billStatuses)),
});
export type BillFilter = z.infer<typeof billFilter>;

export const readHistory = z.strictObject({ type: z.literal('readHistory'), requestId, target, purpose: z.enum(readPurposes) });
export const openPersonal = z.strictObject({
  type: z.literal('openPersonal'),
  requestId,
  target,
  version,
  scope: z.enum(openedScopes),
  reason: text(businessRules.reasonMax),
});
export const exportBills = z.strictObject({
  type: z.literal('exportBills'),
  requestId,
  ...billFilter.shape,
  encoding: z.enum(billEncodings),
  table: z.enum(billTables),
  count: z.int().min(0),
  total: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  replaced: z.array(z.string()).max(1_000),
});

export const auditCommand = z.discriminatedUnion('type', [readHistory, openPersonal, exportBills]);
export type AuditCommand = z.infer<typeof auditCommand>;
