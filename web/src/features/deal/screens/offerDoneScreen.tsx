import { useLocation } from 'react-router-dom';
import { longTime } from '#domain/kernel/format/times.ts';
import { href } from '#web/routing/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import type { OfferDone } from '../offerForm.ts';

/** The page after an inquiry or offer: what happens next, and a link to follow it. */
export default function OfferDoneScreen() {
  const state = useLocation().state as OfferDone | null;
  const to = state ? href('clientOffer', { offerId: state.offerId }) : href('clientOffers');
  const isInquiry = state?.answerDue === null;
  const due = state?.answerDue ? `（${longTime(state.answerDue)}）` : '';
  const next = isInquiry
    ? '条件が決まったら、問い合わせの画面からオファーへ進めます。'
    : `キャストの回答をお待ちください。回答期限${due}までに回答がない場合、オファーは終了します。承諾のあと、事務局が内容を確認します。`;
  return (
    <DoneMessage
      what={`${state ? `${state.castName}さんに` : ''}${isInquiry ? '問い合わせ' : 'オファー'}を送りました。`}
      next={next}
      pending={state?.pending ?? false}
      main={{ to, label: isInquiry ? '問い合わせの状況を見る' : 'オファーの状況を見る' }}
      other={{ to: href('clientHome'), label: 'ほかのキャストをさがす' }}
    />
  );
}
