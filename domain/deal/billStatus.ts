export const billStatuses = ['UNCLAIMED', 'CLAIMED', 'IGNORED'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels: Record<BillStatus, string> = { UNCLAIMED: '未請求', CLAIMED: '請求済み', IGNORED: '請求対象外' };
