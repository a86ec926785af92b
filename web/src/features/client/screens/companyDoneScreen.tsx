import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly pending: boolean } | null;

/** The page after the client's profile was saved. */
export default function CompanyDoneScreen() {
  const state = useLocation().state as State;
  const session = useSession();
  const isCertified = session.kind === 'user' && session.claims.isClientCertificated;
  return (
    <DoneMessage
      what="会社情報を登録しました。"
      next={
        isCertified
          ? '変更した内容は、キャストの画面にも表示されます。'
          : '事務局が内容を確認します。認証が完了すると、すべての機能をご利用いただけます。確認の状況は、マイページでご覧いただけます。'
      }
      pending={state?.pending ?? false}
      main={{ to: href('clientMypage'), label: 'マイページへ' }}
    />
  );
}
