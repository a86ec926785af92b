import { type ComponentType, lazy } from 'react';
import type { RouteDefinition } from '../routeDefinition.ts';
import { arrived } from '../updates/reloadGuard.ts';

const screens = new Map<string, ComponentType>();

/** The screen of a route, as one lazy component per route for the life of the page; its chunk is asked for at once. */
export const screenOf = (route: RouteDefinition): ComponentType => {
  const known = screens.get(route.name);
  if (known) return known;
  const loading = (route.lazy() as Promise<{ default: ComponentType } | undefined>).then(arrived);
  // A failure shows where the screen would.
  loading.catch(() => undefined);
  const screen = lazy(() => loading);
  screens.set(route.name, screen);
  return screen;
};
