import { consentDue } from '#domain/deal/consent.ts';
import { officeFollows } from '#domain/deal/row.ts';
import { shortTime } from '#domain/format/times.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { type Deal, type DealKind, kinds } from '../kinds.ts';

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly now: number; readonly why: string };

/** Whose consent a change needs, until when, and what happens without it. */
export const ConsentNotice = ({ kind, deal, now, why }: Props) => (
  <Notice>
    {why}
    {officeFollows(kinds[kind].table, deal.status) ? 'キャストの同意のあと、事務局の承認も必要です。' : ''}
    {`${shortTime(consentDue(deal, now))}までに同意がない場合、条件は変わりません。`}
  </Notice>
);
