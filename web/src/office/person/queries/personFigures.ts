import { formatCount, formatYen } from '#domain/kernel/format/numbers.ts';
import { restOfAll } from '#domain/money/invoice/status.ts';
import { activeStatuses, type Stage, stageOf, statusesIn } from '#domain/work/deal/stages.ts';
import type { HoldEnd } from '#domain/work/hold/kinds.ts';
import { invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useAdvance } from '#web/entities/invoice/invoices.ts';
import { href } from '#web/routing/href.ts';
import { type Count, useCount, useSums } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useBillTotals } from '../../bills/queries/bills.ts';
import type { DealsOf } from '../../dealParts/dealsOf.ts';
import { invoiceAt } from '../../filters/billFilter.ts';
import { known, UNKNOWN } from '../../list/texts.ts';
import { useMayRead } from '../../roles/roles.tsx';
import { COUNT_MAX, countText, earlyText, type PersonFigure, paymentDays, rateText } from '../figures.ts';

const runningStatuses = (kind: DealKind) => activeStatuses(kind).filter((status) => stageOf(kind, status) !== 'concluded');

const useDealCount = (kind: DealKind, { field: party, uid }: DealsOf, stage: Stage | 'running', when: boolean): Count => {
  const { collection: dealCollection } = kinds[kind];
  const where = [
    [party, '==', uid],
    ['status', 'in', stage === 'running' ? runningStatuses(kind) : statusesIn(kind, stage)],
  ] as const;
  return useCount({ collection: dealCollection, group: true, where, limit: COUNT_MAX }, when);
};

export const useDealFigures = (of: DealsOf): readonly PersonFigure[] => {
  const reads = useMayRead()('deals') && of.uid !== '';
  const running = [useDealCount('offer', of, 'running', reads), useDealCount('entry', of, 'running', reads)];
  const concluded = [useDealCount('offer', of, 'concluded', reads), useDealCount('entry', of, 'concluded', reads)];
  const ended = [useDealCount('offer', of, 'ended', reads), useDealCount('entry', of, 'ended', reads)];
  if (!reads) return [];
  return [
    {
      label: '取引',
      value: `${countText(...running, ...concluded, ...ended)}件`,
      note: `進行中${countText(...running)}・成立${countText(...concluded)}・不成立${countText(...ended)}`,
    },
    { label: '成立率', value: rateText(concluded, ended), note: '結果が出た取引のうち' },
  ];
};

const endedHolds = (uid: string, ends: readonly HoldEnd[]) =>
  ({
    collection: 'holds',
    where: [
      ['clientId', '==', uid],
      ['end', 'in', ends],
    ],
    orderBy: ['endedAt', 'asc'],
    thenBy: 'noticeDays',
    limit: COUNT_MAX,
  }) as const;

/** How many holds of a client led to a deal, and how early it let others go: three sums. */
export const useHoldFigures = (uid: string): readonly PersonFigure[] => {
  const reads = useMayRead()('deals') && uid !== '';
  const ends: (readonly HoldEnd[])[] = [['CONCLUDED'], ['RELEASED'], ['EXPIRED', 'YIELDED', 'DROPPED']];
  const sums = useSums(reads ? ends.map((each) => endedHolds(uid, each)) : [], 0);
  const [concluded, released, others] = sums ?? [];
  if (!concluded || !released || !others || concluded.count + released.count + others.count === 0) return [];
  const notice = released.count === 0 ? '' : `（平均${Math.round(released.sum / released.count)}日前）`;
  return [
    {
      label: 'キープの成立率',
      value: rateText([concluded.count], [released.count, others.count]),
      note: `成立${concluded.count}・手放し${released.count}${notice}・ほか${others.count}`,
    },
  ];
};

export const invoicesOf = (uid: string) =>
  ({ collection: 'invoices', where: [['clientId', '==', uid]], orderBy: ['issuedAt', 'desc'], limit: 20 }) as const;

/**
 * What a client owes and has paid in advance: the unpaid invoices, two sums of unbilled deals, and
 * the days of the last payments, from the invoices that the page lists.
 */
export const useMoneyFigures = (uid: string): readonly PersonFigure[] => {
  const reads = useMayRead()('bills') && uid !== '';
  const unpaidOf = [
    ['clientId', '==', uid],
    ['status', 'in', ['ISSUED', 'OVERDUE']],
  ] as const;
  const unpaid = useMany(reads ? { collection: 'invoices', where: unpaidOf, limit: 100 } : null, invoiceSchema);
  const latest = useMany(reads ? invoicesOf(uid) : null, invoiceSchema);
  const advance = useAdvance(reads ? uid : null);
  const unbilled = useBillTotals({ status: 'UNCLAIMED', month: null, clientId: uid }, reads);
  if (!reads) return [];
  const late = unpaid.rows.filter(({ status }) => status === 'OVERDUE');
  const days = paymentDays(latest.rows);
  return [
    {
      label: '未請求（税抜）',
      value: known(unbilled, ({ total }) => formatYen(total)),
      note: known(unbilled, ({ count }) => `${formatCount(count)}件`),
      to: `${href('officeBills')}?${new URLSearchParams({ tab: 'UNCLAIMED', client: uid })}`,
    },
    {
      label: '未入金（税込）',
      value: known(unpaid.query, (rows) => formatYen(restOfAll(rows))),
      note:
        late.length === 0 ? known(unpaid.query, (rows) => `${rows.length}通・期限超過なし`) : `うち期限超過 ${formatYen(restOfAll(late))}`,
      isLate: late.length > 0,
    },
    ...(advance.yen > 0
      ? [
          {
            label: '前受金',
            value: formatYen(advance.yen),
            note: '次の請求書で差し引きます',
            to: href('officeBills') + invoiceAt(advance.from),
          },
        ]
      : []),
    {
      label: '支払日数',
      value: known(latest.query, () => (days ? `${days.taken}日` : UNKNOWN)),
      note: days ? `${earlyText(days.early)}・${days.count}通の平均` : '入金はまだありません',
    },
  ];
};
