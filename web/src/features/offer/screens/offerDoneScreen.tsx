import { useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly offerId: string; readonly kind: 'INQUIRY' | 'OFFER'; readonly castName: string; readonly pending: boolean } | null;

/** After an inquiry or an offer was sent: what happens next, and where to follow it. */
export default function OfferDoneScreen() {
  const state = useLocation().state as State;
  const to = state ? href('clientOffer', { offerId: state.offerId }) : href('clientOffers');
  const isInquiry = state?.kind === 'INQUIRY';
  const next = isInquiry
    ? '条件が決まったら、問い合わせの画面からオファーへ進めます。'
    : 'キャストが7日以内に回答します。承諾のあと、事務局が内容を確認します。';
  return (
    <DoneMessage
      what={`${state ? `${state.castName}さんに` : ''}${isInquiry ? '問い合わせ' : 'オファー'}を送信しました。`}
      next={next}
      pending={state?.pending ?? false}
      main={{ to, label: isInquiry ? '問い合わせの状況を見る' : 'オファーの状況を見る' }}
      other={{ to: href('clientHome'), label: 'ほかのキャストをさがす' }}
    />
  );
}
