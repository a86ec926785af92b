import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { pricesAt } from '#domain/kernel/prices.ts';
import { messages } from '#domain/kernel/validation.ts';
import { type EstimateInput, estimateFileName, estimateInput, estimatePaper } from '#domain/money/estimate/estimate.ts';
import { isInvoiceNumber } from '#domain/money/invoice/number.ts';
import { paperFileName } from '#domain/money/invoice/paperNames.ts';
import { creditPaper, invoicePaper, type Paper, type PrintedCredit, receiptPaper } from '#domain/money/invoice/papers.ts';
import { billPartyOf } from '#domain/office/record/party.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { type InvoiceDocument, invoicePath, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { listsIn, priceListPath } from '#projections/office/priceLists.schema.ts';
import { requireActive, requireOffice } from '../gate/admission.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { parse } from '../gate/payload.ts';
import { fileRequest, sendPdf } from '../gate/sendFile.ts';
import { getMany } from '../platform/getMany.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';

const issued = z.strictObject({
  number: z.string().max(20).refine(isInvoiceNumber, messages.format),
  /** The number of a payment: sends its receipt instead of the invoice. */
  receipt: z.int().min(1).max(businessRules.paymentsMax).optional(),
  /** The number of a credit note: sends it instead of the invoice. */
  credit: z.string().max(20).optional(),
});
const wire = z.union([issued, z.strictObject({ estimate: estimateInput })]);
type Asked = z.infer<typeof issued>;

/** The invoice, for its client and members who read bills. Others learn nothing of it. */
const readable = async (current: Runtime, caller: Caller, number: string): Promise<InvoiceDocument> => {
  const found = (await current.db.doc(invoicePath(number)).get()).data() as Pick<InvoiceDocument, 'clientId'> | undefined;
  if (found?.clientId === caller.uid) await requireActive(current, caller);
  else await requireOffice(current, caller, 'bills');
  if (!found) throw new DomainError('not-found');
  return invoiceSchema.parse(found);
};

/** The number of the invoice that replaces a void one. */
const successorOf = async (db: Firestore, { number, clientId, status }: InvoiceDocument): Promise<string | null> => {
  if (status !== 'VOIDED') return null;
  const { docs } = await db
    .collection('invoices')
    .where('clientId', '==', clientId)
    .where('replaces', '==', number)
    .orderBy('issuedAt', 'desc')
    .limit(1)
    .get();
  return (docs[0]?.get('number') as string | undefined) ?? null;
};

const creditOf = ({ credits, creditRemarks }: InvoiceDocument, number: string): PrintedCredit => {
  const at = credits.findIndex((each) => each.number === number);
  const found = credits[at];
  if (!found) throw new DomainError('not-found');
  return { ...found, remark: creditRemarks?.[at] ?? null, before: credits.slice(0, at).reduce((sum, { total }) => sum + total, 0) };
};

const paperOf = async (current: Runtime, caller: Caller, { number, receipt: nth, credit }: Asked): Promise<Paper> => {
  const invoice = await readable(current, caller, number);
  if (nth !== undefined) {
    const receipt = invoice.receipts.find((each) => each.nth === nth);
    if (!receipt) throw new DomainError('not-found');
    return receiptPaper(invoice, receipt);
  }
  if (credit !== undefined) return creditPaper(invoice, creditOf(invoice, credit));
  return invoicePaper(invoice, await successorOf(current.db, invoice));
};

/** An estimate for the client who asks, with today's prices. Nothing of it is stored. */
const estimateFor = async (current: Runtime, caller: Caller, input: EstimateInput): Promise<Paper> => {
  await requireActive(current, caller);
  const { db, now } = current;
  const [found, priceList] = await getMany(db, [db.doc(clientPath(caller.uid)), db.doc(priceListPath)]);
  const client = found?.data() as Client | undefined;
  permit(client !== undefined && client.deletedAt === null);
  return estimatePaper(input, billPartyOf(client), pricesAt(listsIn(priceList), now()), invoiceIssuer(), now());
};

/**
 * An invoice, a receipt or a credit note as a PDF, for the invoice's client and the office, or an
 * estimate. It is made for each request, always with the same bytes, so no file is stored.
 */
export const invoiceFiles = fileRequest(
  'invoiceFiles',
  async (body, caller, response) => {
    const asked = parse(wire, body);
    const isEstimate = 'estimate' in asked;
    const paper = await (isEstimate ? estimateFor(runtime(), caller, asked.estimate) : paperOf(runtime(), caller, asked));
    // The PDF library and its fonts are loaded with the first request.
    const { drawPaper } = await import('../paper/drawPaper.ts');
    sendPdf(response, isEstimate ? estimateFileName(runtime().now()) : paperFileName(paper), await drawPaper(paper));
  },
  { reads: true },
);
