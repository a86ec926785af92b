import { z } from 'zod';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { paperFileName } from '#domain/money/invoice/paperNames.ts';
import { payoutPaper } from '#domain/money/payout/payoutPaper.ts';
import { yearInput, yearPaper } from '#domain/money/payout/yearPaper.ts';
import { transfer } from '#domain/money/transfer/transfer.ts';
import { type TransferRow, transferFile } from '#domain/money/transfer/transferFile.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { payoutPath, payoutSchema } from '#projections/payout/payouts.schema.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { openWhole } from '../eventStore/readEvents.ts';
import { requireActive, requireOffice } from '../gate/admission.ts';
import { type Caller, commandIdSchema } from '../gate/commandCallable.ts';
import { parse } from '../gate/payload.ts';
import { fileRequest, sendPdf } from '../gate/sendFile.ts';
import { invoiceIssuer, transferOrigin } from '../platform/settings.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';

const wire = z.union([
  z.strictObject({ payoutId: identifier }),
  z.strictObject({ year: yearInput }),
  z.strictObject({ transferId: identifier, commandId: commandIdSchema }),
]);

/** A statement, for its cast and for members who read bills; always with the same bytes. */
const statementOf = async (current: Runtime, caller: Caller, payoutId: string) => {
  const found = (await current.db.doc(payoutPath(payoutId)).get()).data();
  if (found?.talentId === caller.uid) await requireActive(current, caller);
  else await requireOffice(current, caller, 'bills');
  if (!found) throw new DomainError('not-found');
  return payoutPaper(payoutSchema.parse(found), invoiceIssuer());
};

const yearOf = async (current: Runtime, caller: Caller, year: string) => {
  const { uid } = caller;
  await requireActive(current, caller);
  const { docs } = await current.db
    .collection('payouts')
    .where('talentId', '==', uid)
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .orderBy('month', 'desc')
    .get();
  if (docs.length === 0) throw new DomainError('not-found');
  const payouts = docs.map((document) => payoutSchema.parse(document.data()));
  return yearPaper(year, payouts, invoiceIssuer());
};

type Fetched = { readonly day: string; readonly rows: readonly TransferRow[] };
/** The transfers of a file that is ready, from the log. */
const readyOf = async ({ db, keys }: Runtime, transferId: string): Promise<Fetched> => {
  const events = await openWhole(db, keys, streamIdOf('transfer', transferId));
  const ready = events.find((event): event is EnvelopeNamed<'TransferReady'> => event.type === 'TransferReady');
  if (!ready?.data.rows) throw new DomainError('not-found');
  return { day: ready.data.day, rows: ready.data.rows };
};

/**
 * A transfer file for the bank, for members with the role for it. The first download is recorded.
 */
const bankFileOf = async (current: Runtime, caller: Caller, { transferId, commandId }: { transferId: string; commandId: string }) => {
  const { uid, hasRequiredSecondFactor, signedInAt } = caller;
  await requireOffice(current, caller, 'bills');
  const origin = transferOrigin();
  if (origin === null) throw new DomainError('transfer-account-missing');
  const { day, rows } = await readyOf(current, transferId);
  permit(rows.length > 0);
  const request = { aggregate: transfer, entityId: transferId, command: { type: 'fetch' }, commandId, begins: false };
  await announce(current, await executeCommand(current, { ...request, sender: { uid, hasRequiredSecondFactor, signedInAt } }));
  return { name: `furikomi_${day}_${transferId}.txt`, bytes: transferFile(origin, day, rows) };
};

/** A statement or those of a year as a PDF, or a transfer file (全銀, Shift_JIS). */
export const payoutFiles = fileRequest('payoutFiles', async (body, caller, response) => {
  const asked = parse(wire, body);
  if ('transferId' in asked) {
    const { name, bytes } = await bankFileOf(runtime(), caller, asked);
    response.status(200).set({
      'Content-Type': 'text/plain; charset=Shift_JIS',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    });
    response.end(bytes);
    return;
  }
  const paper = await ('year' in asked ? yearOf(runtime(), caller, asked.year) : statementOf(runtime(), caller, asked.payoutId));
  const { drawPaper } = await import('../paper/drawPaper.ts');
  sendPdf(response, paperFileName(paper), await drawPaper(paper));
});
