import { useLocation } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly isNew: boolean; readonly pending: boolean } | null;

/** After the profile was saved. */
export default function ProfileDoneScreen() {
  const state = useLocation().state as State;
  return (
    <DoneMessage
      what="プロフィールを登録しました。"
      next={
        state?.isNew
          ? '事務局が内容を確認し、公開されるとオファーが届くようになります。'
          : '変更した内容は、クライアントの画面にも表示されます。'
      }
      pending={state?.pending ?? false}
      main={{ to: href('talentMypage'), label: 'マイページへ' }}
    />
  );
}
