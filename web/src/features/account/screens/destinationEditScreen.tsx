import { destinationSchema } from '#projections/account/destinations.schema.ts';
import { userSchema } from '#projections/account/users.schema.ts';
import { useSession, useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DestinationCodeForm } from '../components/destinationCodeForm.tsx';
import { DestinationForm } from '../components/destinationForm.tsx';

/**
 * The notification address: the current one, the one that waits for its code, and a form for
 * another.
 */
export default function DestinationEditScreen() {
  const session = useSession();
  const login = session.kind === 'user' ? session.email : '';
  const now = useNow();
  const uid = useUid();
  const [accountQuery, query] = [useOne(`users/${uid}`, userSchema), useOne(`destinations/${uid}`, destinationSchema)];
  const [{ data: account }, { data: destination }] = [accountQuery, query];
  if (accountQuery.isError || query.isError) {
    return (
      <FailedState
        onRetry={() => {
          accountQuery.refetch();
          query.refetch();
        }}
      />
    );
  }
  if (account === undefined || destination === undefined) return <RowSkeletons count={2} />;
  const { pendingEmail = null, expiresAt = null } = destination ?? {};
  const version = destination?.version ?? 0;
  return (
    <Stack>
      <Card title="現在の通知先">
        <p style={{ overflowWrap: 'anywhere' }}>{account?.destinationEmail ?? login}</p>
      </Card>
      {pendingEmail !== null && expiresAt !== null && now < expiresAt ? (
        <Card title="確認待ちの通知先">
          <DestinationCodeForm key={version} email={pendingEmail} expiresAt={expiresAt} />
        </Card>
      ) : null}
      {/* A new key after each change, because another request needs another command id. */}
      <DestinationForm key={`form-${version}`} current={account?.destinationEmail ?? null} login={login} />
    </Stack>
  );
}
