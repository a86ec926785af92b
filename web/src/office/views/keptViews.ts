import { deviceStorage } from '#web/shared/data/deviceStorage.ts';
import { onUser } from '#web/shared/data/userChange.ts';

/** What a list is filtered by, under a name: `query` is that of its address. */
export type View = { readonly name: string; readonly query: string };

/** As many for each list: more would be a list to search in. */
export const VIEWS_MAX = 20;

const PREFIX = 'views:';

/** A query as it is compared: the order of its fields says nothing. */
export const queryOf = (search: string): string => {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
};

/** The views with one more, newest last; one of the same name or of the same query is replaced. */
export const withView = (views: readonly View[], view: View): View[] =>
  [...views.filter(({ name, query }) => name !== view.name && query !== view.query), view].slice(-VIEWS_MAX);

/**
 * The views of a list that somebody saved on this device. A browser that keeps nothing has none,
 * and saves none.
 */
export const keptViews = (list: string, uid: string) => {
  const key = `${PREFIX}${uid}:${list}`;
  return {
    read: (): readonly View[] => JSON.parse(deviceStorage()?.getItem(key) ?? '[]') as View[],
    write: (views: readonly View[]): void => deviceStorage()?.setItem(key, JSON.stringify(views)),
  };
};

// Names and keywords may name people: they end with the user.
onUser('left', () => {
  const storage = deviceStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
});
