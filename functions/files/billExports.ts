import { once } from 'node:events';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier } from '#domain/kernel/validation.ts';
import {
  auditFields,
  type BillEncoding,
  type BillFilter,
  type BillTable,
  billEncodings,
  billFilter,
  billTables,
} from '#domain/office/audit/fields.ts';
import { CONTROL, type ControlState, control } from '#domain/office/control/control.ts';
import { type CountersignState, countersign } from '#domain/office/countersign/countersign.ts';
import type { AnyAggregate, EnvelopeNamed } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import { loadStream } from '../eventStore/stream.ts';
import { requireOffice } from '../gate/admission.ts';
import { type Caller, commandIdSchema } from '../gate/commandCallable.ts';
import { parse } from '../gate/payload.ts';
import { fileRequest } from '../gate/sendFile.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { recordLook } from '../reads/audit.ts';
import { runtime } from '../runtime.ts';
import { accountingTable } from './accountingTable.ts';
import { billTable, clientTable, type ExportTable, exportBills } from './exportTables.ts';
import { contentTypes } from './tableFile.ts';

type Wanted = {
  readonly exportId: string;
  readonly filter: BillFilter;
  readonly encoding: BillEncoding;
  readonly table: BillTable;
  readonly reason: string;
  readonly countersignId: string | null;
};

const stateOf = async ({ db, keys }: Runtime, aggregate: AnyAggregate, entityId: string): Promise<unknown> =>
  (await loadStream(db, keys, aggregate, await db.doc(paths.head(streamIdOf(aggregate.name, entityId))).get())).state;

/** Throws `second-needed` unless the confirmed request has the same filter, format and reason. */
const requireSame = async ({ db, keys }: Runtime, { filter, encoding, table, reason, countersignId }: Wanted): Promise<void> => {
  const [first] = await decryptEvents(await readStored(db, streamIdOf('countersign', countersignId ?? ''), 1, 1), keys);
  const asked = first as EnvelopeNamed<'CountersignAsked'> | undefined;
  const wanted = { type: 'exportBills', ...filter, encoding, table };
  if (asked?.data.act !== 'EXPORT') throw new DomainError('not-found');
  if (canonicalJson(asked.data.command) !== canonicalJson(wanted) || asked.data.reason !== reason) throw new DomainError('second-needed');
};

/**
 * The uid of the confirming member; null if the office requires none. The confirmation is used up
 * before the first byte: by the member who asked, once, within a day.
 */
const useConfirmed = async (
  current: Runtime,
  { uid, hasRequiredSecondFactor, signedInAt }: Caller,
  wanted: Wanted,
): Promise<string | null> => {
  const { watches } = (await stateOf(current, control, CONTROL)) as ControlState;
  if (!watches.EXPORT?.on) return null;
  const { countersignId, exportId } = wanted;
  if (countersignId === null) throw new DomainError('second-needed');
  await requireSame(current, wanted);
  const state = (await stateOf(current, countersign, countersignId)) as CountersignState;
  const sender = { uid, hasRequiredSecondFactor, signedInAt };
  const request = { aggregate: countersign, entityId: countersignId, command: { type: 'finish' }, commandId: `${exportId}_use`, sender };
  const executed = await executeCommand(current, { ...request, begins: false });
  // A repeated request must not export again.
  if (executed.types.length === 0) throw new DomainError('status-conflict');
  await announce(current, executed);
  return state.status === 'NONE' ? null : state.confirmedBy;
};

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
  return accountingTable(current.db, table, month);
};

/** Streams bills as CSV or Excel. The export is recorded before its last bytes are sent. */
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
