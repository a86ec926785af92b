import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { match } from 'ts-pattern';
import { z } from 'zod';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier, instant } from '#domain/kernel/validation.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { invoiceFields } from '#domain/money/invoice/fields.ts';
import { auditFields, auditIdOf, type BillFilter, billFilter } from '#domain/office/audit/fields.ts';
import { unfixedMonths } from '../bills/closedWork.ts';
import { previewInvoice } from '../bills/invoiceDraft.ts';
import { type BillCursor, listTotals, readBills } from '../bills/selectBills.ts';
import { versionAfter } from '../eventStore/receipts.ts';
import { requireOffice } from '../gate/admission.ts';
import { type Caller, commandIdSchema, signedInCallable } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { advanceOf, recordedOn } from '../rules/billing.ts';
import { runtime } from '../runtime.ts';
import { billActors } from './actorNames.ts';
import { recordLook } from './audit.ts';
import { type BillProfiles, billProfiles } from './billProfiles.ts';
import { readClientMonths, readMonth } from './clientMonths.ts';

/**
 * A page of bills for the office's list; of the billing profiles only the number and completeness.
 */
const listBills = async (
  db: Firestore,
  profiles: BillProfiles,
  filter: BillFilter,
  limit: number,
  after: BillCursor | null,
): Promise<{ readonly bills: ListedBill[]; readonly next: BillCursor | null }> => {
  const { bills, next } = await readBills(db, filter, limit, after);
  const [billed, doneBy] = await Promise.all([profiles.ofBills(bills), billActors(db, bills)]);
  return {
    bills: billed.map(({ bill, profile: { billClientId, isBillable } }) => ({ ...bill, billClientId, isBillable, doneBy: doneBy(bill) })),
    next,
  };
};

const { at, yen, payer, nth, balance } = invoiceFields;
const depositSchema = z.strictObject({ at, yen, payer, nth: nth.unwrap(), balance });
const cursor = z.strictObject({ closedAt: instant, fee: z.number(), path: z.string().max(500) });
const wire = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('page'),
    filter: billFilter,
    after: cursor.nullable().default(null),
    limit: z.int().min(1).max(100).default(50),
  }),
  z.strictObject({ type: z.literal('totals'), filter: billFilter }),
  z.strictObject({
    type: z.literal('clients'),
    month: auditFields.month,
    after: z
      .strictObject({ kana: z.string().max(200), clientId: identifier })
      .nullable()
      .default(null),
    limit: z.int().min(1).max(20).default(20),
  }),
  z.strictObject({ type: z.literal('month'), month: auditFields.month }),
  z.strictObject({ type: z.literal('preview'), clientId: identifier, month: auditFields.month }),
  z.strictObject({ type: z.literal('recorded'), deposits: z.array(depositSchema).max(300) }),
  z.strictObject({ type: z.literal('unfixed'), month: auditFields.month }),
  z.strictObject({ type: z.literal('exported'), exportId: commandIdSchema }),
]);
type Request = z.infer<typeof wire>;

/**
 * The record of the caller's export, which was made today, or yesterday shortly before midnight.
 */
const exported = async ({ db, now }: Runtime, uid: string, exportId: string): Promise<unknown> => {
  for (const at of [now(), now() - DAY]) {
    const streamId = streamIdOf('audit', auditIdOf(uid, at));
    const version = await versionAfter(db, streamId, exportId);
    const record = version === null ? undefined : await db.doc(paths.event(streamId, version)).get();
    if (record?.get('type') === 'AuditBillsExported') return record.get('data');
  }
  throw new DomainError('not-found');
};

const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/**
 * Records a page of bills before it is shown: pages would give an export without a trace. The same
 * page is recorded once a day and member.
 */
const recordPage = async (current: Runtime, caller: Caller, { filter, after }: Extract<Request, { type: 'page' }>): Promise<void> => {
  const { month, clientId, status } = filter;
  const target = `bills-${[month, clientId, status].map((part) => part ?? 'all').join('_')}`;
  const requestId = uuidOf([caller.uid, jstDate(current.now()), target, after?.path ?? ''].join('/'));
  await recordLook(current, caller, { type: 'readHistory', requestId, target, purpose: 'VIEW' });
};

const answer = (current: Runtime, { uid }: Caller, request: Request): Promise<unknown> => {
  const { db } = current;
  const profiles = billProfiles(current);
  return match(request)
    .returnType<Promise<unknown>>()
    .with({ type: 'page' }, ({ filter, limit, after }) => listBills(db, profiles, filter, limit, after))
    .with({ type: 'totals' }, ({ filter }) => listTotals(db, filter))
    .with({ type: 'clients' }, ({ month, limit, after }) => readClientMonths(db, profiles.ofClients, month, limit, after))
    .with({ type: 'month' }, ({ month }) => readMonth(db, month))
    .with({ type: 'preview' }, async ({ clientId, month }): Promise<InvoicePreview> => {
      const [preview, advance] = await Promise.all([previewInvoice(db, clientId, month, current.now()), advanceOf(current, clientId)]);
      return { ...preview, advance };
    })
    .with({ type: 'recorded' }, ({ deposits }) => recordedOn(current, deposits))
    .with({ type: 'unfixed' }, ({ month }) => unfixedMonths(db, month, current.now()))
    .with({ type: 'exported' }, ({ exportId }) => exported(current, uid, exportId))
    .exhaustive();
};

/**
 * The office's bills: a page, totals, a month by client, an invoice preview, which deposits are
 * recorded, an export's record, and the months of casts that are not fixed.
 */
export const bills = signedInCallable(
  'bills',
  wire,
  async (payload, caller): Promise<unknown> => {
    // A page that was recorded before is answered by its receipt, so this comes first.
    await requireOffice(runtime(), caller, 'bills');
    if (payload.type === 'page') await recordPage(runtime(), caller, payload);
    return answer(runtime(), caller, payload);
  },
  { reads: true },
);
