import { useEffect, useState } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { longDate, longTime } from '#domain/kernel/format/times.ts';
import { deviceText } from '#domain/people/account/devices.ts';
import { type User, userPath, userSchema } from '#projections/account/users.schema.ts';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';
import { ownSignIn } from '#web/shared/data/auth/ownSession.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './sessions.module.css';

type Session = NonNullable<User['sessions']>[number];

const nameOf = ({ browser, platform }: Session): string => deviceText(browser, platform);

const atOnce =
  'その端末では、すぐに操作できなくなり、開いている画面もログアウトします。心当たりのない端末のときは、パスワードも変更してください。';

type DialogProps = { readonly onClose: () => void };

const EndDialog = ({ session, onClose }: DialogProps & { readonly session: Session }) => {
  const { send } = useAccountCommand<{ signedInAt: number }>('endSession');
  return (
    <CommandDialog
      title={`${nameOf(session)}をログアウトしますか？`}
      confirmLabel="この端末をログアウトする"
      ends
      send={() => send({ signedInAt: session.signedInAt })}
      done="ログアウトしました"
      onClose={onClose}
    >
      <p>{longTime(session.signedInAt)}のログインを終了します。</p>
      <p>{atOnce}</p>
    </CommandDialog>
  );
};

const EndOthersDialog = ({ onClose }: DialogProps) => {
  const { send } = useAccountCommand('endOtherSessions');
  return (
    <CommandDialog
      title="ほかの端末をすべてログアウトしますか？"
      confirmLabel="すべてログアウトする"
      ends
      send={() => send({})}
      done="ほかの端末をログアウトしました"
      onClose={onClose}
    >
      <p>この端末のほかは、一覧にない端末も含めて、すべてログアウトします。</p>
      <p>{atOnce}</p>
    </CommandDialog>
  );
};

const useOwnSignIn = (): number | null => {
  const [signedInAt, setSignedInAt] = useState<number | null>(null);
  useEffect(() => {
    ownSignIn().then(setSignedInAt, reportError);
  }, []);
  return signedInAt;
};

const about = [
  '心当たりのない端末があれば、ログアウトしてパスワードを変更してください。',
  `新しいログインから${businessRules.sessionsMax}件までを表示し、最後の利用は${businessRules.sessionNoteInterval / DAY}日に1回まで記録します。`,
  'ご自分でログアウトした端末も、次にログインするまで残ることがあります。',
].join('');

const none = <p>まだ記録がありません。ログインのあと、少し待つと表示されます。</p>;

export const Sessions = () => {
  const query = useOne(userPath(useUid()), userSchema);
  const own = useOwnSignIn();
  const [open, setOpen] = useState<Session | 'others' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title="ログイン中の端末">
      <p className={css.lead}>
        <Phrases>{about}</Phrases>
      </p>
      <Loaded query={query} row={query.data} none={none}>
        {({ sessions = [] }) =>
          sessions.length === 0 ? (
            none
          ) : (
            <ul className={css.sessions}>
              {sessions.map((session) => (
                <li key={session.signedInAt}>
                  <div className={css.about}>
                    <strong>{nameOf(session)}</strong>
                    {session.signedInAt === own ? <span className={css.here}>この端末</span> : null}
                    <span className={css.times}>ログイン：{longTime(session.signedInAt)}</span>
                    <span className={css.times}>最後の利用：{longDate(session.seenAt)}</span>
                  </div>
                  {own !== null && session.signedInAt !== own ? (
                    <Button variant="text" onClick={() => setOpen(session)}>
                      ログアウトする
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button variant="outlined" fullWidth onClick={() => setOpen('others')}>
        ほかの端末をすべてログアウトする
      </Button>
      {open === 'others' ? <EndOthersDialog onClose={close} /> : null}
      {open !== null && open !== 'others' ? <EndDialog session={open} onClose={close} /> : null}
    </Card>
  );
};
