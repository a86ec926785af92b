import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/session.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

type State = { readonly isNew?: boolean; readonly isMinor?: boolean; readonly part?: 'details'; readonly pending?: boolean } | null;

/** The page after a part of the profile was saved: what happens next, and the next part. */
export default function ProfileDoneScreen() {
  const state = useLocation().state as State;
  const session = useSession();
  const isPublished = session.kind === 'user' && !session.claims.isTalentSuspended;
  const ways = {
    details: { to: href('talentProfileDetail'), label: '詳細プロフィールを登録する' },
    profile: { to: href('talentProfile'), label: 'プロフィールを確認する' },
    guardian: { to: href('talentGuardian'), label: '保護者の同意へ進む' },
    mypage: { to: href('talentMypage'), label: 'マイページへ' },
  };
  return (
    <DoneMessage
      what="プロフィールを登録しました。"
      next={
        state?.isMinor
          ? 'プロフィールの公開には、保護者の同意が必要です。続けて、保護者の登録と同意の状況をご確認ください。'
          : state?.isNew
            ? '事務局が内容を確認し、公開されるとオファーが届くようになります。続けて、サイズやSNSなどの詳細も登録できます。'
            : isPublished
              ? '変更した内容は、クライアントの画面にも表示されます。'
              : '事務局の確認が済んで公開されると、クライアントの画面に表示されます。'
      }
      pending={state?.pending ?? false}
      main={state?.isMinor ? ways.guardian : state?.isNew ? ways.details : ways.profile}
      other={state?.isMinor && state.isNew ? ways.details : ways.mypage}
    />
  );
}
