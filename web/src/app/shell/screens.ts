import { type ComponentType, createElement, lazy } from 'react';
import type { DealScreenProps, RouteDefinition } from '../routeDefinition.ts';
import { arrived } from '../updates/reloadGuard.ts';

type ScreenModule = { readonly default: ComponentType };

const screens = new Map<string, ComponentType>();

/** A screen for both kinds of deals is told its route's kind, and whose page it is. */
const bound = (route: RouteDefinition, module: ScreenModule): ScreenModule => {
  if (!route.deal) return module;
  const props: DealScreenProps = { kind: route.deal, side: route.group };
  return { default: () => createElement(module.default as ComponentType<DealScreenProps>, props) };
};

const load = async (route: RouteDefinition): Promise<ScreenModule> =>
  bound(route, await arrived((await route.lazy()) as ScreenModule | undefined));

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
