import type { ComponentProps } from 'react';
import { reviewTime } from '#domain/people/account/waiting.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useOwnStanding } from '#web/entities/account/standing.ts';
import { useProfileConsent } from '#web/entities/guardian/ownGuardian.ts';
import { useIsWaiting } from '#web/shared/data/auth/viewer.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { castTasks } from '../personTasks.ts';
import { Dashboard } from './dashboard.tsx';

type Props = Pick<ComponentProps<typeof Dashboard>, 'name' | 'action' | 'beside'> & { readonly cast: Talent | null | undefined };

/** A cast's dashboard: also what the account, the profile and a guardian still owe, or wait for. */
export const CastDashboard = ({ cast, ...rest }: Props) => {
  const isWaiting = useIsWaiting();
  const { agreed, returned } = useOwnStanding();
  const guardian = useProfileConsent(cast?.ageBand);
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
      <Dashboard {...rest} side="talent" tasks={castTasks({ agreed, returned, guardian: guardian ?? 'not needed' })} />
    </>
  );
};
