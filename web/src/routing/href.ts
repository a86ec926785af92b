import { type AppRoute, type RouteName, routes } from './routes.ts';

type PathOf<Name extends RouteName> = Extract<AppRoute, { name: Name }>['path'];
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;
export type RouteParams<Name extends RouteName> = Record<ParamNames<PathOf<Name>>, string>;
type Arguments<Name extends RouteName> = ParamNames<PathOf<Name>> extends never ? [] : [params: RouteParams<Name>];

const pathByName = new Map<string, string>(routes.map(({ name, path }) => [name, path]));

/** `href('clientOffer', { offerId })`. A route without its parameter does not compile. */
export const href = <Name extends RouteName>(name: Name, ...[params]: Arguments<Name>): string =>
  (pathByName.get(name) ?? '/').replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
