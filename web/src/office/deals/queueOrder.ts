import { endOfJstDay, isJstDate } from '#domain/kernel/calendar/instants.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import type { Sorting } from '../list/queueTable.tsx';

export const queueOrders = ['client', 'talent', 'fee', 'end', 'left'] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** The filters of a queue, as the address has them: fees in yen, `until` a JST date. */
export type QueueFilter = { readonly who: string; readonly min: number | null; readonly max: number | null; readonly until: string };

const feeIn = (text: string | null): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

/** The filter in an address; invalid values are ignored. */
export const queueFilterIn = (params: URLSearchParams): QueueFilter => {
  const [who, until] = [params.get('who') ?? '', params.get('until') ?? ''];
  return {
    who: /^[\w-]{1,128}$/.test(who) ? who : '',
    min: feeIn(params.get('min')),
    max: feeIn(params.get('max')),
    until: isJstDate(until) ? until : '',
  };
};

export const filtersSet = ({ who, min, max, until }: QueueFilter): number =>
  [who !== '', min !== null, max !== null, until !== ''].filter(Boolean).length;

/** The sorting in an address; null: by the time left. */
export const queueSortingIn = (params: URLSearchParams): Sorting | null => {
  const by = queueOrders.find((order) => order === params.get('sort'));
  return by ? { by, down: params.get('dir') === 'desc' } : null;
};

/** The sorting after a press on a heading: ascending; a second press reverses it. */
export const sortedAfter = (now: Sorting | null, by: string): Sorting => ({ by, down: now?.by === by ? !now.down : false });

/** Whether a deal passes. A deal without fee or end passes no range of them. */
export const passes = (
  { clientId, fee, scheduleToClose }: Pick<Deal, 'clientId' | 'fee' | 'scheduleToClose'>,
  filter: QueueFilter,
): boolean => {
  const { who, min, max, until } = filter;
  if (who !== '' && clientId !== who) return false;
  if ((min !== null || max !== null) && (fee === null || fee < (min ?? 0) || fee > (max ?? Number.POSITIVE_INFINITY))) return false;
  return until === '' || (scheduleToClose !== null && scheduleToClose <= endOfJstDay(until));
};

type Valued = { readonly deal: Deal; readonly key: number | string | null };

const compare = ({ key: one, deal: a }: Valued, { key: other, deal: b }: Valued): number => {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other, 'ja') || (a.id < b.id ? -1 : 1);
  return Number(one) - Number(other) || (a.id < b.id ? -1 : 1);
};

/**
 * Sorts deals, without a chosen order by the time left. Rows without a value are last in both
 * directions. `due`: until when (ms) the office should act.
 */
export const inOrder = <Row extends Deal>(rows: readonly Row[], sorting: Sorting | null, due: (row: Row) => number): readonly Row[] => {
  const { by, down } = sorting ?? { by: 'left', down: false };
  const keyOf = (row: Row): number | string | null =>
    ({ client: row.client.name, talent: row.talent.name, fee: row.fee, end: row.scheduleToClose, left: due(row) })[by as QueueOrder];
  const valued = rows.map((row) => ({ deal: row, key: keyOf(row) }));
  const known = valued.filter(({ key }) => key !== null).sort((a, b) => (down ? compare(b, a) : compare(a, b)));
  return [...known, ...valued.filter(({ key }) => key === null)].map(({ deal }) => deal);
};
