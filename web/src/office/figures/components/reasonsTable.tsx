import { formatCount } from '#domain/kernel/format/numbers.ts';
import { reasonLabels } from '#domain/work/deal/reasonLabels.ts';
import type { DailySummary } from '#projections/figures/dailySummaries.schema.ts';
import { reasonedTypes, reasonKey, sumReasons } from '#projections/figures/reasons.schema.ts';
import { eventText } from '../../history/eventTexts.ts';
import { DataTable } from '../../list/dataTable.tsx';
import css from '../figures.module.css';
import { type Period, type Span, whole } from '../periods.ts';
import { spanText } from '../points.ts';

type Props = { readonly period: Period; readonly days: readonly DailySummary[] };

/** How often each reason ended a deal: in this period, in the one before, and in each month. */
export const ReasonsTable = ({ period: { spans, before }, days, byMonth }: Props & { readonly byMonth: boolean }) => {
  const countsIn = ({ from, to }: Span) =>
    sumReasons(days.filter(({ date }) => date >= from && date <= to).map(({ reasons }) => reasons)) ?? {};
  const columns = [
    { head: 'この期間', counts: countsIn(whole(spans)) },
    { head: '前の期間', counts: countsIn(whole(before)) },
    ...(byMonth ? spans.toReversed().map((span) => ({ head: spanText('month', span), counts: countsIn(span) })) : []),
  ];
  const known = reasonedTypes.flatMap((type) =>
    Object.entries(reasonLabels).map(([code, label]) => ({ key: reasonKey(type, code), act: eventText(type), label })),
  );
  const rows = known.filter(({ key }) => columns.some(({ counts }) => counts[key]));
  if (rows.length === 0) return null;
  return (
    <DataTable
      label="不成立の理由の表"
      className={css.table}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: '操作', as: 'head', cell: ({ act }) => act },
        { head: '理由', cell: ({ label }) => label },
        ...columns.map(({ head, counts }) => ({
          head,
          as: 'number' as const,
          cell: ({ key }: (typeof rows)[number]) => formatCount(counts[key] ?? 0),
        })),
      ]}
    />
  );
};
