import { matchPath } from 'react-router-dom';
import { type AppRoute, routes } from './routes.ts';

/** The route of a path; null if there is none. */
export const routeAt = (pathname: string): AppRoute | null =>
  routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => matchPath(path, pathname)) ?? null;
