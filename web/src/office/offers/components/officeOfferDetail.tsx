import Button from '@mui/material/Button';
import { formatYen } from '#domain/kernel/yen.ts';
import { billStatusLabels } from '#domain/offer/status.ts';
import type { Offer } from '#projections/offers.ts';
import { openActions, StatusBanner } from '#web/features/offer/public.ts';
import { longTime } from '#web/shared/format/dates.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../../table.module.css';
import { useOfficeOffer } from '../queries/officeOffer.ts';
import { endTexts } from '../texts.ts';
import { HistoryList } from './historyList.tsx';

export type Decision = 'adminApprove' | 'adminDisapprove' | 'forceClose';

const facts = (offer: Offer) => [
  { term: 'お仕事', value: offer.job.title },
  { term: 'クライアント', value: offer.client.name },
  { term: 'キャスト', value: offer.talent.name },
  { term: '報酬', value: offer.fee === null ? '未定' : formatYen(offer.fee) },
  { term: '終了日', value: offer.scheduleToClose === null ? '未定' : longTime(offer.scheduleToClose) },
  ...(offer.billStatus === null
    ? []
    : [{ term: '請求', value: `${billStatusLabels[offer.billStatus]}${offer.billId ? `（${offer.billId}）` : ''}` }]),
];

type Props = { readonly offerId: string; readonly onDecide: (decision: Decision, offer: Offer) => void };

/** A deal as the office sees it: status, terms, open acts, everything that happened. */
export const OfficeOfferDetail = ({ offerId, onDecide }: Props) => {
  const { query, offer } = useOfficeOffer(offerId);
  const now = useNow();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (offer === undefined) return <RowSkeletons count={3} />;
  if (offer === null) return <EmptyState title="オファーが見つかりません">番号をご確認ください。</EmptyState>;
  const open = openActions(offer, 'office', now);
  const tooLate = offer.status === 'IS_ACCEPTED' && !open.includes('adminApprove');
  return (
    <Stack>
      <StatusBanner offer={offer} viewer="office" now={now} />
      {tooLate ? (
        <Notice tone="warning">終了日を過ぎているため承認できません。クライアントへ終了日の変更を依頼するか、強制終了してください。</Notice>
      ) : null}
      <div className={css.buttons}>
        {open.includes('adminApprove') ? <Button onClick={() => onDecide('adminApprove', offer)}>このオファーを承認する</Button> : null}
        {open.includes('adminDisapprove') ? (
          <Button variant="outlined" onClick={() => onDecide('adminDisapprove', offer)}>
            {endTexts.adminDisapprove.label}
          </Button>
        ) : null}
        {open.includes('forceClose') ? (
          <Button variant="text" color="error" onClick={() => onDecide('forceClose', offer)}>
            {endTexts.forceClose.label}
          </Button>
        ) : null}
      </div>
      <Card title="内容">
        <Facts facts={facts(offer)} />
      </Card>
      <HistoryList offerId={offer.id} />
    </Stack>
  );
};
