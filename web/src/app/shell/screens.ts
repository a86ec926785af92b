import { type ComponentType, lazy } from 'react';
import type { RouteName } from '../routes.ts';
import { arrived } from '../updates/reloadGuard.ts';
import type { OfficeRouteName, ScreenModule } from './screenModule.ts';
import { screenModules } from './screenModules.ts';

type Route = { readonly name: RouteName };

const screens = new Map<string, ComponentType>();

const isOffice = (name: RouteName): name is OfficeRouteName => !Object.hasOwn(screenModules, name);

const load = async ({ name }: Route): Promise<ScreenModule> => {
  if (!isOffice(name)) return arrived(await screenModules[name]());
  const { officeScreens } = await arrived(await import('#web/office/screenModules.ts'));
  return arrived(await officeScreens[name]());
};

/**
 * The screen of a route, as one component per route for the life of the page; its chunk is asked
 * for at once.
 */
export const screenOf = (route: Route): ComponentType => {
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
 * Loads a screen before anybody asks for it, so that it shows without a placeholder: once shown,
 * React keeps one for 300 ms. What fails is asked for again, and reported, where it is needed.
 */
export const preloadScreen = async (route: Route): Promise<void> => {
  if (screens.has(route.name)) return;
  const { default: screen } = await load(route);
  if (!screens.has(route.name)) screens.set(route.name, screen);
};
