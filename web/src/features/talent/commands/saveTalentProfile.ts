import type { TalentProfile } from '#domain/people/talent/profile.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Registers or changes the signed-in talent's profile. */
export const useSaveTalentProfile = () => {
  const uid = useUid();
  return useCommand<TalentProfile>({ callable: 'talents', type: 'saveProfile', shownBy: () => `talents/${uid}` });
};
