import { Link, useNavigate } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { CsvCell } from '#domain/kernel/format/csv.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { type DailySummary, dailySummarySchema } from '#projections/figures/dailySummaries.schema.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart, preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons, rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { SaveButton } from '../buttons/saveButton.tsx';
import { FigureCards } from './components/figureCards.tsx';
import css from './figures.module.css';
import { type FiguresView, useFiguresView } from './figuresView.ts';
import { daysAtMost, endAfter, endBefore, figuresIn, type Period, periodUntil, type Span, type Unit, units, whole } from './periods.ts';
import { pointsOf } from './points.ts';
import { figuresOf, figureTexts, groups, groupTexts } from './texts.ts';

/** Loads while the figures are read. */
const FigurePanel = preloadedPart(async () => (await import('./components/figurePanel.tsx')).FigurePanel, rowSkeletons(3));
// Below the first screen.
const FiguresTable = preloadedPart(async () => (await import('./components/figuresTable.tsx')).FiguresTable, rowSkeletons(3));
const ReasonsTable = lazyPart(async () => (await import('./components/reasonsTable.tsx')).ReasonsTable);
/** Loads when a number is opened. */
const EventList = lazyPart(async () => (await import('./components/eventList.tsx')).EventList, rowSkeletons(3));

const figureRows = (spans: readonly Span[], days: readonly DailySummary[]): CsvCell[][] => {
  const columns = groups.flatMap((group) =>
    figuresOf(group).map(([figure, label]) => ({ figure, label: `${groupTexts[group]}：${label}` })),
  );
  const lines = spans.map((span) => {
    const figures = figuresIn(days, span);
    return [span.from, span.to, ...columns.map(({ figure }) => figures[figure] ?? 0)];
  });
  return [['開始日', '終了日', ...columns.map(({ label }) => label)], ...lines];
};

/**
 * The daily figures of a period and the previous one, live: one document per day. A day without
 * events has none.
 */
const useDailyFigures = (unit: Unit, { spans, before }: Period) => {
  const { from, to } = whole([...before, ...spans]);
  return useMany(
    {
      collection: 'dairySummaries',
      where: [
        ['date', '>=', from],
        ['date', '<=', to],
      ],
      orderBy: ['date', 'asc'],
      limit: daysAtMost[unit],
    },
    dailySummarySchema,
  ).query;
};

type ChartsProps = {
  readonly view: FiguresView;
  readonly period: Period;
  readonly days: readonly DailySummary[];
  readonly to: ReturnType<typeof useFiguresView>['to'];
};

const Charts = ({ view: { unit, group, figure }, period, days, to }: ChartsProps) => {
  const navigate = useNavigate();
  const { from, to: until } = whole([...period.before, ...period.spans]);
  const moved = figuresIn(days, { from, to: until });
  const shown = figure ?? figuresOf(group).find(([each]) => moved[each])?.[0];
  if (!shown)
    return (
      <EmptyState title={`${groupTexts[group]}の記録はありません`}>
        この期間にも前の期間にもないため、グラフはありません。ほかの種類か、前の期間を選んでください。
      </EmptyState>
    );
  return (
    <>
      <FigureCards group={group} period={period} days={days} chosen={shown} choice={(chosen) => to({ figure: chosen })} />
      <FigurePanel
        figure={shown}
        chosen={figure}
        label={figureTexts[group][shown] ?? ''}
        points={pointsOf(shown, unit, period, days)}
        onOpen={({ span }) => navigate(to({ listed: { figure: shown, ...span } }))}
      />
    </>
  );
};

const unitTexts: Record<Unit, string> = { day: '日', week: '週', month: '月' };

export default function FiguresScreen() {
  const today = jstDate(useNow());
  const { view, to } = useFiguresView(today);
  const { unit, group, end, listed } = view;
  const period = periodUntil(unit, end);
  const query = useDailyFigures(unit, period);
  const days = query.isPlaceholderData ? undefined : query.data;
  const { from, to: until } = whole(period.spans);
  const next = endAfter(unit, end, today);
  const current = (chosen: boolean) => (chosen ? 'page' : undefined);
  return (
    <Stack>
      <div className={css.bar}>
        <nav aria-label="集計の単位" className={css.choice}>
          {units.map((each) => (
            <Link key={each} to={to({ unit: each })} replace aria-current={current(each === unit)}>
              {unitTexts[each]}
            </Link>
          ))}
        </nav>
        <nav aria-label="期間" className={css.period}>
          <Link to={to({ end: endBefore(unit, end) })}>前の期間</Link>
          <strong className="figures">
            {fullDay(from)}〜{fullDay(until)}
          </strong>
          {next ? <Link to={to({ end: next })}>次の期間</Link> : null}
        </nav>
        <SaveButton
          variant="outlined"
          size="small"
          disabled={!days}
          save={() => saveCsv(`集計_${unitTexts[unit]}別_${from}_${until}.csv`, figureRows(period.spans, days ?? []))}
        >
          CSVをダウンロードする
        </SaveButton>
      </div>
      <nav aria-label="集計の種類" className={css.choice}>
        {groups.map((each) => (
          <Link key={each} to={to({ group: each })} replace aria-current={current(each === group)}>
            {groupTexts[each]}
          </Link>
        ))}
      </nav>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {!days && !query.isError ? <RowSkeletons /> : null}
      {days?.length === 0 ? (
        <EmptyState title="この期間の記録はありません" action={<Link to={to({ end: endBefore(unit, end) })}>前の期間を見る</Link>}>
          会員登録や取引があると、1分以内にその日の集計がここに表示されます。
        </EmptyState>
      ) : null}
      {days && days.length > 0 ? (
        <div className={css.split} data-open={listed ? '' : undefined}>
          <div className={css.main}>
            <Charts view={view} period={period} days={days} to={to} />
            <p className={css.note}>集計は1分ごとに更新されます。</p>
            <FiguresTable unit={unit} group={group} period={period} days={days} listAddress={(shown) => to({ listed: shown })} />
            <ReasonsTable period={period} days={days} byMonth={unit === 'month'} />
          </div>
          {listed ? <EventList listed={listed} close={to({})} /> : null}
        </div>
      ) : null}
    </Stack>
  );
}
