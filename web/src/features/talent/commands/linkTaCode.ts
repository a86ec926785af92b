import { useCommand } from '#web/shared/data/useCommand.ts';

/** Takes the place on the agency's roster that the code names. The profile follows the roster a moment later. */
export const useLinkTaCode = () => useCommand<{ taCode: string }>({ callable: 'students', type: 'link', shownBy: () => null });
