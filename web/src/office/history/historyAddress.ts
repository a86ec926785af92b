import { href } from '#web/routing/href.ts';

/** The address of a history. `kind` is an aggregate, or `around` for a job with all its deals. */
export const historyOf = (kind: string, id: string): string =>
  `${href('officeAudit')}?${kind === 'around' ? `job=${id}` : `stream=${kind}-${id}`}`;
