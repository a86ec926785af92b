import { useEffect } from 'react';
import type { Matter } from '#domain/work/guardian/matter.ts';
import { consentStateOf } from '#web/entities/guardian/consentState.ts';
import { useOwnGuardian } from '#web/entities/guardian/ownGuardian.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { subjectOf } from '../commands/guardianCommands.ts';
import { AskGuardian } from './askGuardian.tsx';

type Props = {
  readonly matter: Matter;
  readonly act: string;
  /** Tells whether the consent is missing, so that the act is not offered. */
  readonly onMissing: (isMissing: boolean) => void;
};

/** Nothing for adults. `act`: 「オファーを承諾する」. */
export default function DealConsent({ matter, act, onMissing }: Props) {
  const { isMinor, hasProfile, guardian, failed } = useOwnGuardian();
  const now = useNow();
  const isGiven = guardian != null && consentStateOf(guardian, matter, now).kind === 'given';
  const isMissing = isMinor === true && hasProfile && guardian !== undefined && !isGiven;
  useEffect(() => {
    onMissing(isMissing);
    return () => onMissing(false);
  }, [isMissing, onMissing]);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!isMinor || guardian === undefined) return null;
  return (
    <Card title="保護者の同意">
      <Stack>
        <p>18歳未満の方が{act}には、この条件への保護者の同意が必要です。</p>
        {guardian === null ? (
          <>
            <Notice tone="warning">保護者がまだ登録されていません。</Notice>
            <LinkButton fullWidth variant="outlined" to={href('talentGuardian')}>
              保護者を登録する
            </LinkButton>
          </>
        ) : (
          <AskGuardian subject={subjectOf(matter)} state={consentStateOf(guardian, matter, now)} />
        )}
      </Stack>
    </Card>
  );
}
