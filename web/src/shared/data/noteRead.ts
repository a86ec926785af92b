import { isLocal } from './environment.ts';
import type { Selection } from './reading.ts';

/** One read as the page's performance timeline shows it: what was asked for, and how many documents it may cost at most. */
export type NotedRead = { readonly of: string; readonly atMost: number };

/** Document ids are no part of what a read is. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');

/**
 * Puts a read on the performance timeline (marks named `read`), on local builds only: a developer sees there what a page costs, and the
 * tests hold every screen to docs/reads.md.
 */
export const noteRead = (what: string | Selection): void => {
  if (!isLocal) return;
  const detail: NotedRead =
    typeof what === 'string'
      ? { of: withoutIds(what), atMost: 1 }
      : { of: withoutIds(what.parent ? `${what.parent}/${what.collection}` : what.collection), atMost: what.limit };
  performance.mark('read', { detail });
};
