import Button from '@mui/material/Button';
import { useSession } from '#web/shared/data/session.ts';
import { signOut } from '#web/shared/data/signIn.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CardLayout } from '../layouts/cardLayout.tsx';

type Props = { readonly status: number | undefined; readonly message: string };

const headings: Readonly<Record<number, string>> = { 404: '404 Page is not found', 401: '401 Unauthorized', 403: '403 Forbidden' };

/**
 * Shown in place of the page on a fatal error (spec section 2). Home and log-out load the page anew: after a crash nothing of the
 * running app is trusted.
 */
export const ErrorScreen = ({ status, message }: Props) => {
  const session = useSession();
  const leave = () => signOut().finally(() => location.assign('/'));
  const refused = status === 401 || status === 403;
  return (
    <CardLayout title={headings[status ?? 0] ?? 'エラーが発生しました'}>
      <Stack>
        <p>{message}</p>
        <Button href="/" fullWidth>
          ホームへ
        </Button>
        {refused && session.kind === 'user' ? (
          <Button variant="text" onClick={leave} fullWidth>
            ログアウト
          </Button>
        ) : null}
      </Stack>
    </CardLayout>
  );
};
