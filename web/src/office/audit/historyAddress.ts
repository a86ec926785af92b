import { href } from '#web/app/href.ts';

/**
 * The address of a history: `around` for a job with everything about it, else the kind of stream.
 */
export const historyOf = (kind: string, id: string): string =>
  `${href('officeAudit')}?${kind === 'around' ? `job=${id}` : `stream=${kind}-${id}`}`;
