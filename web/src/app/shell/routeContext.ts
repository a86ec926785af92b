import { createContext, useContext } from 'react';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';

/** Provides the current route; null outside of routes. */
export const RouteContext = createContext<RouteDefinition | null>(null);

/** The route of the current screen; null on the page for unknown addresses. */
export const useRoute = (): RouteDefinition | null => useContext(RouteContext);
