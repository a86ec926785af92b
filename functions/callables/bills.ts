import { match } from 'ts-pattern';
import { z } from 'zod';
import { billFilter, billMonth } from '#domain/audit/commands.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier, instant } from '#domain/kernel/validation.ts';
import { billProfiles } from '../bills/billProfiles.ts';
import { readClientMonths, readMonth } from '../bills/clientMonths.ts';
import { listBills } from '../bills/listBills.ts';
import { totalBills } from '../bills/selectBills.ts';
import { paths } from '../firestorePaths.ts';
import { type Runtime, runtime } from '../runtime.ts';
import { requireOffice } from './activeAccount.ts';
import { commandIdSchema, signedInCallable } from './commandCallable.ts';

const cursor = z.strictObject({ closedAt: instant, path: z.string().max(500) });
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
    month: billMonth,
    after: z
      .strictObject({ kana: z.string().max(200), clientId: identifier })
      .nullable()
      .default(null),
    limit: z.int().min(1).max(20).default(20),
  }),
  z.strictObject({ type: z.literal('month'), month: billMonth }),
  z.strictObject({ type: z.literal('exported'), exportId: commandIdSchema }),
]);
type Request = z.infer<typeof wire>;

/** What the record of an export says: the receipt of the command that kept it leads there. */
const exported = async ({ db }: Runtime, exportId: string): Promise<unknown> => {
  const receipt = await db.doc(paths.receipt(exportId)).get();
  const record = receipt.exists ? await db.doc(paths.event(receipt.get('streamId'), receipt.get('version'))).get() : undefined;
  if (record?.get('type') !== 'AuditBillsExported') throw new DomainError('not-found');
  return record.get('data');
};

const answer = (current: Runtime, request: Request): Promise<unknown> => {
  const { db } = current;
  return match(request)
    .returnType<Promise<unknown>>()
    .with({ type: 'page' }, ({ filter, limit, after }) => listBills(db, billProfiles(db), filter, limit, after))
    .with({ type: 'totals' }, ({ filter }) => totalBills(db, filter))
    .with({ type: 'clients' }, ({ month, limit, after }) => readClientMonths(db, billProfiles(db), month, limit, after))
    .with({ type: 'month' }, ({ month }) => readMonth(db, month))
    .with({ type: 'exported' }, ({ exportId }) => exported(current, exportId))
    .exhaustive();
};

/** The office's bills: a page of them, what they come to, a month client by client, what an export held. */
export const bills = signedInCallable(
  'bills',
  wire,
  async (payload, caller): Promise<unknown> => {
    await requireOffice(runtime(), caller);
    return answer(runtime(), payload);
  },
  { reads: true },
);
