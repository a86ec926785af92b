import { useLocation } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { type Session, useSession } from '#web/shared/data/auth/session.ts';
import { useCanonicalAddress } from '#web/shared/ui/canonicalAddress.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { answeredWithin } from '../texts.ts';
import { GuestDone } from './guestDone.tsx';
import { GuestForm } from './guestForm.tsx';
import { MemberForm } from './memberForm.tsx';
import { OwnContacts } from './ownContacts.tsx';

/** Whether the account may send commands. Others ask as guests and get the answer by mail. */
const isMember = (session: Session): boolean => session.kind === 'user' && session.emailVerified && !session.claims.suspended;

const HelpFirst = () => (
  <Card title="先に、ヘルプをご確認ください">
    <Stack>
      <p>よくある質問は、すぐに解決できることがあります。</p>
      <LinkButton to={href('help')} variant="outlined" fullWidth>
        ヘルプを見る
      </LinkButton>
    </Stack>
  </Card>
);

/** The contact form, with or without an account. */
export const AskOffice = () => {
  const session = useSession();
  const state = useLocation().state as { readonly sentTo?: string } | null;
  useCanonicalAddress(href('contact'));
  if (session.kind === 'user' && session.claims.isAdmin)
    return (
      <EmptyState
        title="事務局の方は、こちらからお問い合わせに回答できます"
        action={<LinkButton to={href('officeContacts')}>お問い合わせの一覧へ</LinkButton>}
      />
    );
  const asMember = isMember(session);
  if (state?.sentTo && !asMember) return <GuestDone sentTo={state.sentTo} />;
  return (
    <DetailColumns
      main={
        <Card>
          <Stack>
            <p>
              {answeredWithin}
              {asMember ? '回答は、この画面と通知先のメールでお知らせします。' : '回答は、入力されたメールアドレスにお送りします。'}
            </p>
            {asMember ? <MemberForm /> : <GuestForm ownEmail={session.kind === 'user' ? session.email : ''} />}
          </Stack>
        </Card>
      }
      side={
        <>
          {asMember ? (
            <Card title="これまでのお問い合わせ">
              <OwnContacts />
            </Card>
          ) : null}
          <HelpFirst />
        </>
      }
    />
  );
};
