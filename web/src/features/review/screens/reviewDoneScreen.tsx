import { useLocation } from 'react-router-dom';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { reviewPlaces } from '../places.ts';
import { useSide } from '../useSide.ts';

type State = { readonly pending?: boolean; readonly notHeld?: boolean } | null;

/** The page after a review was written, or the deal was reported as not held. */
export default function ReviewDoneScreen() {
  const state = useLocation().state as State;
  const { own, tasks } = reviewPlaces[useSide()];
  return (
    <DoneMessage
      what={state?.notHeld ? '実施されなかったことを報告しました。' : '評価を投稿しました。'}
      next={
        state?.notHeld
          ? '事務局が内容を確認します。相手には公開されません。'
          : '双方の評価がそろうか、期限を過ぎると公開されます。それまでは「書いた評価」から書き直せます。'
      }
      pending={state?.pending ?? false}
      main={{ to: tasks, label: '評価待ちの一覧へ' }}
      other={{ to: `${own}?tab=written`, label: '書いた評価を見る' }}
    />
  );
}
