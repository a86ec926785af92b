import type { Firestore } from 'firebase-admin/firestore';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ClosingCommand, closing } from '#domain/money/closing/closing.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { readBills, totalBills, unclaimedOf } from '../bills/selectBills.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { turnOfMonth } from '../rules/billing.ts';
import { runtime } from '../runtime.ts';

type LockTarget = Required<Pick<CommandRequest, 'entityId' | 'command' | 'rules'>> & { readonly begins: true };

/** Refuses while bills still have the number of a void invoice: the policies reopen them soon. */
const assertReopened = async (db: Firestore, month: string): Promise<void> => {
  const { docs } = await db.collection('invoices').where('month', '==', month).where('status', '==', 'VOIDED').get();
  const voided = docs.map((document) => document.data() as InvoiceDocument);
  const clients = [...new Set(voided.map(({ clientId }) => clientId))];
  const numbers = new Set(voided.map(({ number }) => number));
  const claimed = await Promise.all(
    clients.map((clientId) => readBills(db, { month, clientId, status: 'CLAIMED' }, businessRules.invoiceLinesMax, null)),
  );
  const billed = claimed.flatMap(({ bills }) => bills);
  if (billed.some(({ billId }) => billId !== null && numbers.has(billId))) throw new DomainError('month-unbilled');
};

/**
 * Locks a month in which every bill is claimed or ignored. It has its turn among the acts on the
 * month's bills, so a bill that is reopened at the same time is seen.
 */
export const lockTarget = async (db: Firestore, month: string): Promise<LockTarget> => {
  await assertReopened(db, month);
  const [claimed, ignored] = await Promise.all([
    totalBills(db, { month, clientId: null, status: 'CLAIMED' }),
    totalBills(db, { month, clientId: null, status: 'IGNORED' }),
  ]);
  const locked: ClosingCommand = { type: 'lock', month, claimed, ignored };
  return {
    entityId: month,
    command: locked,
    begins: true,
    rules: [
      {
        absent: { queries: (store) => unclaimedOf(store, month), refusal: () => new DomainError('month-unbilled') },
        turns: [turnOfMonth(month)],
      },
    ],
  };
};

export const closings = callableOf(closing, {
  lock: async ({ month }, caller) => {
    await requireOffice(runtime(), caller, 'bills');
    return lockTarget(runtime().db, month);
  },
  unlock: ({ month }) => ({ entityId: month }),
});
