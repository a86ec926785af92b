import type { BillStatus } from '#domain/deal/billStatus.ts';
import type { DealView } from '#web/features/deal/public.ts';
import type { Deal } from './desk.ts';

const notes: Readonly<Record<BillStatus, string>> = {
  UNCLAIMED: '請求の登録を待っています。',
  CLAIMED: '請求済みです。',
  IGNORED: '請求の対象外です。',
};

/** What a deal says to the office: a closed one also how its bill stands. */
export const withBill = (view: DealView, { billStatus }: Pick<Deal, 'billStatus'>): DealView =>
  billStatus === null ? view : { ...view, note: view.note + notes[billStatus] };
