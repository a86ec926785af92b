import { routes } from '#web/app/routes.ts';

/**
 * Help, the way to ask, and the operator's documents: at the end of pages, and in the settings of
 * both sides.
 */
export const sitePlaces = routes.filter(({ name }) => /^(help|contact|company|terms\w+)$/.test(name));
