import { onUser } from '#web/shared/data/auth/userChange.ts';
import { deviceStorage } from '#web/shared/data/platform/deviceStorage.ts';

/** A saved filter: its name, and the query of its address. */
export type View = { readonly name: string; readonly query: string };

/** The limit per list; more would be hard to choose from. */
export const VIEWS_MAX = 20;

const PREFIX = 'views:';

/** A query in a form to compare: the order of its fields is ignored. */
export const queryOf = (search: string): string => {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
};

/** The views plus one more, newest last; one with the same name or query is replaced. */
export const withView = (views: readonly View[], view: View): View[] =>
  [...views.filter(({ name, query }) => name !== view.name && query !== view.query), view].slice(-VIEWS_MAX);

/** Without storage there are none, and none are saved. */
export const keptViews = <Kept = View>(list: string, uid: string) => {
  const key = `${PREFIX}${uid}:${list}`;
  return {
    read: (): readonly Kept[] => JSON.parse(deviceStorage()?.getItem(key) ?? '[]') as Kept[],
    write: (views: readonly Kept[]): void => deviceStorage()?.setItem(key, JSON.stringify(views)),
  };
};

// Views may contain names of people, so they are deleted at the sign-out.
onUser('left', () => {
  const storage = deviceStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
});
