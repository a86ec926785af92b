import type { TalentProfile } from '#domain/people/talent/profile.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** Registers or changes the signed-in talent's profile. */
export const useSaveTalentProfile = () => {
  const uid = useUid();
  return useCommand<TalentProfile>({ callable: 'talents', type: 'saveProfile', shownBy: () => `talents/${uid}` });
};
