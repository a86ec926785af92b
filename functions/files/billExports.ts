import { once } from 'node:events';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { auditFields, billEncodings, billFilter, billTables } from '#domain/office/audit/fields.ts';
import { requireOffice } from '../gate/activeAccount.ts';
import { commandIdSchema } from '../gate/commandCallable.ts';
import { fileRequest } from '../gate/fileRequest.ts';
import { parse } from '../gate/payload.ts';
import type { Runtime } from '../ports.ts';
import { recordLook } from '../reads/audit.ts';
import { runtime } from '../runtime.ts';
import { useConfirmed } from './confirmedExport.ts';
import { exportBills } from './exportBills.ts';
import { accountingTable, billTable, clientTable, type ExportTable } from './exportTables.ts';
import { contentTypes } from './tableFile.ts';

const wire = z.strictObject({
  exportId: commandIdSchema,
  filter: billFilter,
  encoding: z.enum(billEncodings),
  table: z.enum(billTables).default('BILLS'),
  reason: auditFields.reason,
  /** The confirmed request of a second member, if the office requires one. */
  countersignId: identifier.nullable().default(null),
});

/**
 * The table of an export: a row per bill of the filter, or, for a month only, a row per client or
 * the invoices for accounting programs, which read Shift_JIS only.
 */
const tableOf = (current: Runtime, { table, filter, encoding }: z.infer<typeof wire>): ExportTable => {
  if (table === 'BILLS') return billTable(current, filter);
  const { month, clientId, status } = filter;
  if (month === null || clientId !== null || status !== null)
    throw new DomainError('invalid-argument', { filter: '月だけを選んでください。' });
  if (table === 'CLIENTS') return clientTable(current, month);
  if (encoding !== 'SHIFT_JIS') throw new DomainError('invalid-argument', { encoding: 'CSV（Shift_JIS）を選んでください。' });
  return accountingTable(current, table, month);
};

/**
 * Streams bills as CSV or Excel, page by page, as fast as the client reads. The export is recorded
 * before its last bytes are sent.
 */
export const billExports = fileRequest('billExports', async (body, caller, response) => {
  const current = runtime();
  const asked = parse(wire, body);
  const { exportId, filter, encoding, table, reason } = asked;
  await requireOffice(current, caller, 'bills');
  const confirmedBy = await useConfirmed(current, caller, asked);
  const pages = exportBills(tableOf(current, asked), encoding);
  let page = await pages.next();
  response.status(200).set('Content-Type', contentTypes[encoding]);
  response.set('Cache-Control', 'no-store');
  while (!page.done) {
    const next = await pages.next();
    if (next.done)
      await recordLook(
        current,
        { ...caller, ...(confirmedBy && { confirmedBy }) },
        {
          type: 'exportBills',
          requestId: exportId,
          ...filter,
          encoding,
          table,
          reason,
          ...recordable(next.value),
        },
      );
    if (!response.write(page.value)) await once(response, 'drain');
    page = next;
  }
  response.end();
});

const REPLACED_LISTED = 1_000;
const recordable = <Exported extends { readonly replaced: readonly string[] }>(exported: Exported) => ({
  ...exported,
  replaced: exported.replaced.slice(0, REPLACED_LISTED),
});
