import { useCommand } from '#web/shared/data/useCommand.ts';

/** Makes a talent's profile public. */
export const usePublishTalent = (uid: string) =>
  useCommand<{ uid: string }>({ callable: 'talents', type: 'publish', shownBy: () => `talents/${uid}` });
