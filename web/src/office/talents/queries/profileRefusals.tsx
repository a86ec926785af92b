import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import type { ProfileRefusals } from '#domain/office/operation/answers.ts';
import { type Guardian, guardianPath, guardianSchema } from '#projections/guardian/guardians.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { answer, askFunction } from '#web/shared/data/reads/answers.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import type { Act } from '../../acts/act.ts';
import { WriteButton } from '../../contacts/writeButton.tsx';
import { useMaySend } from '../../roles/roles.tsx';

const AskGuardian = lazy(() => import('../../guardians/askGuardian.tsx'));
export type ObstacleOf = (act: keyof ProfileRefusals) => Act['obstacle'];

/** The cast can register a guardian and ask for the consent. */
const request = `プロフィールの公開には、保護者の方の同意の確認が必要です。「設定」から保護者の方を登録し、確認を依頼してください。`;

const wayFrom = (code: ErrorCode, talent: Talent, guardian: Guardian | null | undefined): ReactNode => {
  if (code === 'guardian-consent-unconfirmed')
    return (
      <>
        <Suspense>{guardian === undefined ? null : <AskGuardian uid={talent.id} guardian={guardian} />}</Suspense>
        <WriteButton size="small" variant="text" uid={talent.id} name={talent.name} text={request}>
          本人に依頼する
        </WriteButton>
      </>
    );
  return code === 'account-suspended' ? <Link to={href('officeAccount', { uid: talent.id })}>アカウントを開く</Link> : null;
};

/** Texts for the office where the message of the error is for the cast or for other acts. */
const texts: Partial<Record<ErrorCode, string>> = {
  'guardian-consent-unconfirmed': '保護者の同意が確認できていないため、公開できません。保護者か本人に、確認を依頼してください。',
  'account-suspended': 'アカウントが休止中のため、公開できません。先にアカウントの休止を解除してください。',
};

const refusalText = (code: ErrorCode): string => texts[code] ?? errorMessages[code];

/** Why a cast cannot be published now; undefined if it can. */
export const publicationRefusal = async (uid: string): Promise<string | undefined> => {
  const { publish } = await askFunction<ProfileRefusals>('audit', { type: 'profileRefusals', uid });
  return publish === null ? undefined : refusalText(publish);
};

/**
 * Asks the server which acts on an unpublished profile it would refuse, again after each change of
 * the profile or the guardian. If the answer fails, the server refuses the act itself.
 */
export const useObstacles = (talent: Talent | null | undefined): ObstacleOf => {
  const maySend = useMaySend();
  const guardian = useOne(guardianPath(talent?.id ?? ''), guardianSchema);
  const asked = { type: 'profileRefusals', uid: talent?.id };
  const versions = [talent?.version, guardian.data?.version];
  const enabled = talent?.isPublished === false && talent.deletedAt === null && maySend('talent', 'publish');
  const { data, isLoading } = useQuery({
    ...answer<ProfileRefusals>('audit', asked),
    queryKey: readKey('one', { ...asked, versions }),
    enabled,
  });
  return (act) => {
    if (isLoading) return 'asking';
    const code = data?.[act] ?? null;
    return code === null || !talent ? undefined : { text: refusalText(code), way: wayFrom(code, talent, guardian.data) };
  };
};
