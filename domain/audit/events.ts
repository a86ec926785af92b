import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';

/** What a history was read for; `SEARCH`: an account was found by its whole address. */
export const readPurposes = ['VIEW', 'AS_OF', 'CSV', 'SEARCH'] as const;
/** What a file of bills is: CSV in one of two encodings, or an Excel workbook. */
export const billEncodings = ['UTF-8', 'SHIFT_JIS', 'XLSX'] as const;
export type BillEncoding = (typeof billEncodings)[number];
/** A row per bill, or a month's with a row per client. */
export const billTables = ['BILLS', 'CLIENTS'] as const;
export type BillTable = (typeof billTables)[number];

/** Whether personal data was opened as one event says it, or as a person's document said it right after that event. */
export const openedScopes = ['EVENT', 'DOCUMENT'] as const;

/** On every event: what was asked for, so that the same request is recorded once. */
const request = { requestId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const auditEvents = {
  /** `target` is a stream, or `around-{jobId}`: everything around a job. */
  AuditHistoryRead: event({ ...request, target: z.string(), purpose: z.enum(readPurposes) }),
  AuditPersonalOpened: event({ ...request, target: z.string(), version: z.number(), scope: z.enum(openedScopes), reason: z.string() }, [
    // Version 1 knew single events only.
    (data) => ({ ...data, scope: 'EVENT' }),
  ]),
  /** `count` of rows, `total` in yen (of bills without tax, of clients with it), `sha256` of the file's bytes, `month` is a closing month in Japan (YYYY-MM) or null for all. */
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
    },
    // Version 1 knew bills only.
    [(first) => ({ ...first, table: 'BILLS' })],
  ),
} as const;

export type AuditEvent = EventOf<typeof auditEvents>;
