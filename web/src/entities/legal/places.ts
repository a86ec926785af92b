import { routes } from '#web/routing/routes.ts';

/**
 * Links to help, contact and the operator's documents, for the footer and the settings of both
 * sides.
 */
export const sitePlaces = routes.filter(({ name }) => /^(help|contact|company|terms\w+)$/.test(name));
