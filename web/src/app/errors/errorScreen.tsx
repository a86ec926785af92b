import { reviewTime } from '#domain/people/account/waiting.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { useHome, useIsWaiting } from '#web/shared/data/auth/viewer.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CardLayout } from '../layouts/cardLayout.tsx';
import css from './errorScreen.module.css';

type Props = { readonly status: number | 'offline' | undefined; readonly message: string };

/** The specification's heading, shown as a small code, and the visible title. */
const headings: Readonly<Record<string, { readonly fixed: string; readonly words: string }>> = {
  404: { fixed: '404 Page is not found', words: 'ページが見つかりません' },
  401: { fixed: '401 Unauthorized', words: 'まだ表示できないページです' },
  403: { fixed: '403 Forbidden', words: '権限のないページです' },
};

/**
 * Replaces the page after a fatal error (docs/specification.md, section 2). Home and sign-out
 * reload the page, because the app's state cannot be trusted after a crash.
 */
export const ErrorScreen = ({ status, message }: Props) => {
  const session = useSession();
  const home = useHome();
  const isWaiting = useIsWaiting();
  const leave = () => signOut().finally(() => location.assign('/'));
  const refused = status === 401 || status === 403;
  const isOffline = status === 'offline';
  const heading = headings[status ?? ''];
  const since = session.kind === 'user' && session.claims.role === 'talent' ? '登録（18歳未満の方は保護者の同意）' : '登録';
  return (
    <CardLayout
      title={isOffline ? 'この画面はまだ開けません' : (heading?.fixed ?? 'エラーが発生しました')}
      titleClass={heading ? css.code : undefined}
      reloads
    >
      <Stack>
        {heading ? <h2 className={css.title}>{heading.words}</h2> : null}
        <p>
          <Phrases>{message}</Phrases>
        </p>
        {status === 401 && isWaiting ? <p>{`事務局の確認は、${since}から${reviewTime()}が目安です。`}</p> : null}
        {isOffline ? null : (
          <a href={status === 404 ? '/' : home} className={buttonClass({ fullWidth: true })}>
            ホームへ
          </a>
        )}
        {(heading || isOffline) && history.length > 1 ? (
          <Button variant="outlined" onClick={() => history.back()} fullWidth>
            前の画面へ戻る
          </Button>
        ) : null}
        {refused && session.kind === 'user' ? (
          <Button variant="text" onClick={leave} fullWidth>
            ログアウト
          </Button>
        ) : null}
      </Stack>
    </CardLayout>
  );
};
