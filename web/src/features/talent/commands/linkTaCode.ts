import { useCommand } from '#web/shared/data/useCommand.ts';

/** Takes the place on the agency's roster that the TA code names, with the one-time code for it. The profile follows the roster a moment later. */
export const useLinkTaCode = () =>
  useCommand<{ taCode: string; linkCode: string }>({ callable: 'students', type: 'link', shownBy: () => null });
