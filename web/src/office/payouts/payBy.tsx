import { businessRules } from '#domain/kernel/businessRules.ts';
import { bankDaysLeft } from '#domain/kernel/calendar/bankDays.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import table from '../list/table.module.css';
import { listDay } from '../list/texts.ts';
import css from './payouts.module.css';

type Due = {
  readonly payBy: string;
  readonly status?: Payout['status'];
  readonly day?: string | null;
};

/**
 * The warning of a latest day of payment: it passed, or a few bank days are left. None for a
 * transfer in time.
 */
export const payByWarning = ({ payBy, status, day = null }: Due, today: string): string | null => {
  if (status === 'SENT' && day !== null && day <= payBy) return null;
  if (payBy < today) return '期限超過';
  const left = bankDaysLeft(today, payBy);
  return left < businessRules.payBankDaysMin ? `銀行営業日があと${left}日` : null;
};

/** The latest day of payment by the terms and by law (60 days), red when it is near or passed. */
export const PayBy = ({ due, today }: { readonly due: Due; readonly today: string }) => {
  const warning = payByWarning(due, today);
  return (
    <>
      <span className={warning === null ? undefined : css.late}>{listDay(due.payBy)}</span>
      {warning === null ? null : (
        <small className={table.below}>
          <StatusChip tone="warning" label={warning} />
        </small>
      )}
    </>
  );
};
