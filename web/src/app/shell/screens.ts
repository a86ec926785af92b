import { type ComponentType, lazy } from 'react';
import type { ScreenModule } from '#web/entities/deal/dealScreen.ts';
import type { AppRoute, OfficeRouteName, RouteName } from '#web/routing/routes.ts';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { screenModules } from './screenModules.ts';

type Route = Pick<AppRoute, 'name' | 'path'>;

const screens = new Map<string, ComponentType>();

const isOffice = (name: RouteName): name is OfficeRouteName => !Object.hasOwn(screenModules, name);

const load = async ({ name, path }: Route): Promise<ScreenModule> => {
  if (!isOffice(name)) return arrived(await screenModules[name]());
  const { loadOfficeScreen } = await arrived(await import('#web/office/screenModules.ts'));
  return arrived(await loadOfficeScreen(path));
};

/** One component per route for the page's lifetime; its chunk is requested at once. */
export const screenOf = (route: Route): ComponentType => {
  const known = screens.get(route.name);
  if (known) return known;
  const loading = load(route);
  // An error is shown in the screen's place.
  loading.catch(() => undefined);
  const screen = lazy(() => loading);
  screens.set(route.name, screen);
  return screen;
};

/**
 * Preloads a screen, so that it shows without a placeholder, which React keeps for 300 ms. A failed
 * load is repeated and reported when it is needed.
 */
export const preloadScreen = async (route: Route): Promise<void> => {
  if (screens.has(route.name)) return;
  const { default: screen } = await load(route);
  if (!screens.has(route.name)) screens.set(route.name, screen);
};
