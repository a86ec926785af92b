import { shortTime } from '#domain/kernel/format/times.ts';
import { consentDue } from '#domain/work/deal/consent.ts';
import { officeFollows } from '#domain/work/deal/row.ts';
import { firstWork } from '#domain/work/deal/workSpan.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { workShown } from '#web/entities/deal/workShown.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  /** The sheet of the proposed terms, if it may differ. */
  readonly next?: Parameters<typeof firstWork>[0];
  readonly now: number;
  readonly why: string;
};

export const ConsentNotice = ({ kind, deal, next = null, now, why }: Props) => (
  <Notice>
    {why}
    {officeFollows(kinds[kind].table, deal.status) ? 'キャストの同意のあと、事務局の承認も必要です。' : ''}
    {`${shortTime(consentDue(deal, now, [workShown(deal), firstWork(next)]))}までに同意がない場合、条件は変わりません。`}
  </Notice>
);
