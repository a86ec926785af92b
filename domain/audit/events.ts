import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';
import { billEncodings, billTables, openedScopes, readPurposes } from './fields.ts';

export { type BillEncoding, type BillTable, billEncodings, billTables, openedScopes } from './fields.ts';

/** The account whose own stream it is; none of a stream that several share. */
export const ownerOf = (streamId: string): string[] => /^(?:account|talent|client|guardian|diary)-(.+)$/.exec(streamId)?.slice(1) ?? [];

/** On every event: what was asked for, so that the same request is recorded once. */
const request = { requestId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const auditEvents = {
  /** `target` is a stream, or `around-{jobId}`: everything around a job. */
  AuditHistoryRead: event({ ...request, target: z.string(), purpose: z.enum(readPurposes) }),
  /** `subjects`: the accounts whose data it was. They are `told` the reason. */
  AuditPersonalOpened: event(
    {
      ...{ ...request, target: z.string(), version: z.number(), scope: z.enum(openedScopes), reason: z.string() },
      ...{ subjects: z.array(z.string()), told: z.boolean() },
    },
    [
      // Version 1 knew single events only.
      (data) => ({ ...data, scope: 'EVENT' }),
      // Before version 3 a reason was written for the office alone; of a deal it did not say whose
      // data it was.
      (data) => ({ ...data, subjects: ownerOf(String(data.target)), told: false }),
    ],
  ),
  /**
   * `count` of rows, `total` in yen (of bills without tax, of clients and invoices with it),
   * `sha256` of the file's bytes, `month` is a closing month in Japan (YYYY-MM) or null for all.
   */
  AuditBillsExported: event(
    {
      ...request,
      month: z.string().nullable(),
      clientId: z.string().nullable(),
      status: z.string().nullable(),
      encoding: z.enum(billEncodings),
      table: z.enum(billTables),
      count: z.number(),
      total: z.number(),
      sha256: z.string(),
      /** Characters that the encoding lacks, replaced in the file. */
      replaced: z.array(z.string()),
      reason: z.string().nullable(),
    },
    [
      // Version 1 knew bills only.
      (data) => ({ ...data, table: 'BILLS' }),
      // Version 2 did not ask why.
      (data) => ({ ...data, reason: null }),
    ],
  ),
} as const;

export type AuditEvent = EventOf<typeof auditEvents>;
