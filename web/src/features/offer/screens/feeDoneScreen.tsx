import { useLocation, useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

/** After the fee of a deal was changed. */
export default function FeeDoneScreen() {
  const { offerId = '' } = useParams();
  const state = useLocation().state as { readonly pending: boolean } | null;
  return (
    <DoneMessage
      what="報酬を変更しました。"
      next="キャストと事務局の画面にも、新しい報酬が表示されます。"
      pending={state?.pending ?? false}
      main={{ to: href('clientOffer', { offerId }), label: 'オファーの詳細へ戻る' }}
    />
  );
}
