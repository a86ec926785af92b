import type { ComponentProps } from 'react';
import { reviewTime } from '#domain/people/account/waiting.ts';
import { isBillable } from '#domain/people/client/billing.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useOwnStanding } from '#web/entities/account/standing.ts';
import { useProfileConsent } from '#web/entities/guardian/ownGuardian.ts';
import { useOwnPayee } from '#web/entities/payout/payee.ts';
import { useIsWaiting } from '#web/shared/data/auth/viewer.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { castTasks, clientNext, clientTasks } from '../personTasks.ts';
import { useHasConcluded } from '../queries/ownDeals.ts';
import { useNewestJobs } from '../queries/ownPostings.ts';
import { Dashboard } from './dashboard.tsx';

type CastDashboardProps = Pick<ComponentProps<typeof Dashboard>, 'name' | 'action' | 'beside' | 'next'> & {
  readonly cast: Talent | null | undefined;
};

export const CastDashboard = ({ cast, ...rest }: CastDashboardProps) => {
  const isWaiting = useIsWaiting();
  const { agreed, returned } = useOwnStanding();
  const guardian = useProfileConsent(cast?.ageBand);
  const { data: payee } = useOwnPayee();
  const isPayable = payee === undefined || (payee?.account ?? null) !== null;
  const hasConcluded = useHasConcluded('talent', !isPayable && !isWaiting);
  const waitsForOffice = isWaiting && returned === null && (guardian === 'not needed' || guardian === 'given');
  return (
    <>
      {waitsForOffice ? (
        <Notice>
          {`プロフィールの公開を待っています。事務局の確認は、登録から${reviewTime()}が目安です。公開されるとお知らせが届き、お仕事にエントリーできます。`}
        </Notice>
      ) : null}
      {isWaiting && guardian === 'asked' ? (
        <Notice>保護者の方の回答を待っています。同意が確認できると、事務局がプロフィールを確認し、公開します。</Notice>
      ) : null}
      <Dashboard
        {...rest}
        side="talent"
        tasks={castTasks({ agreed, returned, guardian: guardian ?? 'not needed', isOwed: hasConcluded && !isPayable })}
      />
    </>
  );
};

type Props = Pick<ComponentProps<typeof Dashboard>, 'name' | 'action' | 'beside'> & { readonly client: Client | null | undefined };

export const ClientDashboard = ({ client, ...rest }: Props) => {
  const standing = useOwnStanding();
  const billable = !client || isBillable(client);
  const hasConcluded = useHasConcluded('client', !billable);
  const { data: jobs } = useNewestJobs().query;
  return (
    <Dashboard
      {...rest}
      side="client"
      tasks={clientTasks({ ...standing, billable }, hasConcluded)}
      next={clientNext(jobs && jobs.length > 0, billable)}
    />
  );
};
