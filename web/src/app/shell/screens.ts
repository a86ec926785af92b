import { type ComponentType, lazy } from 'react';
import type { RouteDefinition } from '../routeDefinition.ts';
import { arrived } from '../updates/reloadGuard.ts';

type ScreenModule = { readonly default: ComponentType };

const screens = new Map<string, ComponentType>();

const load = (route: RouteDefinition): Promise<ScreenModule> => (route.lazy() as Promise<ScreenModule | undefined>).then(arrived);

/** The screen of a route, as one component per route for the life of the page; its chunk is asked for at once. */
export const screenOf = (route: RouteDefinition): ComponentType => {
  const known = screens.get(route.name);
  if (known) return known;
  const loading = load(route);
  // A failure shows where the screen would.
  loading.catch(() => undefined);
  const screen = lazy(() => loading);
  screens.set(route.name, screen);
  return screen;
};

/**
 * Loads a screen before anybody asks for it, so that it shows without a placeholder: once shown, React keeps one for 300 ms. What fails is asked for
 * again, and reported, where it is needed.
 */
export const preloadScreen = async (route: RouteDefinition): Promise<void> => {
  if (screens.has(route.name)) return;
  const { default: screen } = await load(route);
  if (!screens.has(route.name)) screens.set(route.name, screen);
};
