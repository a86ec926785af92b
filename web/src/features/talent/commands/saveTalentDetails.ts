import type { TalentDetails } from '#domain/talent/details.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Saves the second step of the signed-in talent's profile. */
export const useSaveTalentDetails = () => {
  const uid = useUid();
  return useCommand<TalentDetails>({ callable: 'talents', type: 'saveDetails', shownBy: () => `talents/${uid}` });
};
