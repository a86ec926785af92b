/** The states of a closed deal's bill. `IGNORED`: the office decided not to bill it. */
export const billStatuses = ['UNCLAIMED', 'CLAIMED', 'IGNORED'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels: Record<BillStatus, string> = { UNCLAIMED: '未請求', CLAIMED: '請求済み', IGNORED: '請求対象外' };

/** Whether a deal has a bill that its client can still be invoiced for. */
export const isUnclaimedOf = (clientId: string, deal: { readonly clientId?: string; readonly bill?: BillStatus | 'NONE' }): boolean =>
  deal.bill === 'UNCLAIMED' && deal.clientId === clientId;

type Parts = { readonly fee: number; readonly serviceFee: number; readonly extra: number };
/** What a client is billed: fee, service fee, and extras after the work (yen, without tax). */
export const billedOf = ({ fee, serviceFee, extra }: Parts): number => fee + serviceFee + extra;
