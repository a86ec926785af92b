import { createContext, useContext } from 'react';
import type { RouteDefinition } from '../routeDefinition.ts';

export const RouteContext = createContext<RouteDefinition | null>(null);

/** The route whose screen is shown; null on the page for unknown addresses. */
export const useRoute = (): RouteDefinition | null => useContext(RouteContext);
