import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly pending: boolean } | null;

/** The page after the billing profile was saved. */
export default function BillDoneScreen() {
  const state = useLocation().state as State;
  return (
    <DoneMessage
      what="請求先情報を保存しました。"
      next="次のご請求から、この宛先にお送りします。"
      pending={state?.pending ?? false}
      main={{ to: href('clientSettings'), label: '設定へ戻る' }}
    />
  );
}
