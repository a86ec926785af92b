import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';
import { billEncodings, billTables, openedScopes, readPurposes } from './fields.ts';

export { type BillEncoding, type BillTable, billEncodings, billTables, openedScopes } from './fields.ts';

/**
 * The account that owns a stream, as a list with one uid; empty for streams that several accounts
 * share.
 */
export const ownerOf = (streamId: string): string[] => /^(?:account|talent|client|guardian|diary)-(.+)$/.exec(streamId)?.slice(1) ?? [];

/** The request id, on every event: a repeated request is recorded once. */
const request = { requestId: z.string() };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of the office's reads of data, by type, as the log stores them. */
export const auditEvents = {
  /** `target`: a stream, or `around-{jobId}` for everything around a job. */
  AuditHistoryRead: event({ ...request, target: z.string(), purpose: z.enum(readPurposes) }),
  /** `subjects`: the accounts whose data was opened. `told`: they can read the reason. */
  AuditPersonalOpened: event(
    {
      ...{ ...request, target: z.string(), version: z.number(), scope: z.enum(openedScopes), reason: z.string() },
      ...{ subjects: z.array(z.string()), told: z.boolean() },
    },
    [
      // Version 1 has only single events.
      (data) => ({ ...data, scope: 'EVENT' }),
      // Reasons before version 3 were for the office only. For deals the subjects are unknown.
      (data) => ({ ...data, subjects: ownerOf(String(data.target)), told: false }),
    ],
  ),
  /**
   * `count`: number of rows. `total`: yen, without tax for bills, with tax for clients and
   * invoices. `sha256`: hash of the file. `month`: closing month (JST, `YYYY-MM`), null for all.
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
      /** Characters that the encoding does not have. The file contains a replacement. */
      replaced: z.array(z.string()),
      reason: z.string().nullable(),
    },
    [
      // Version 1 has only bills.
      (data) => ({ ...data, table: 'BILLS' }),
      // Version 2 has no reason.
      (data) => ({ ...data, reason: null }),
    ],
  ),
} as const;

/** Any event of the office's reads of data. */
export type AuditEvent = EventOf<typeof auditEvents>;
