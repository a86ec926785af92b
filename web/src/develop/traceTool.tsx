import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { SearchBox } from '#web/shared/ui/searchBox.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from './develop.module.css';
import { spansOf, tracesOf } from './localStack.ts';
import { ToolList } from './toolList.tsx';
import { durationOf, type TraceSummary, type WaterfallRow, waterfall } from './traces.ts';

const told = ['callable', 'command', 'subscription', 'effect', 'kind', 'streamId', 'version'];

const detailsOf = ({ attributes, linkedTraceId }: WaterfallRow): string =>
  [...told.flatMap((name) => attributes[name] ?? []), ...(linkedTraceId ? [`元のトレース ${linkedTraceId.slice(0, 8)}`] : [])].join(' ');

/** The span's place in the trace; the columns have the same as numbers. */
const Bar = ({ offset, share, isFailed }: WaterfallRow) => (
  <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect className={isFailed ? css.failed : css.ok} x={offset * 100} y={0} width={Math.max(share * 100, 0.5)} height={10} />
  </svg>
);

const TraceTable = ({ traceId, title }: { readonly traceId: string; readonly title: string }) => {
  const query = useQuery({ queryKey: readKey('many', { trace: traceId }), queryFn: () => spansOf(traceId) });
  if (query.isPending) return <RowSkeletons count={2} />;
  if (query.isError) return <FailedState onRetry={() => void query.refetch()} />;
  return (
    // A wide table scrolls by keys, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={css.scroll} aria-label={`${title} のスパン`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">スパン</th>
            <th scope="col">開始</th>
            <th scope="col">時間</th>
            <th scope="col">位置</th>
          </tr>
        </thead>
        <tbody>
          {waterfall(query.data).map((row) => (
            <tr key={row.spanId}>
              <th scope="row" className={css.name} style={{ paddingInlineStart: `${row.depth * 12}px` }}>
                {row.name}
                {row.isFailed ? <strong className={css.bad}> 失敗</strong> : null}
                <span className={css.details}>{detailsOf(row)}</span>
              </th>
              <td className="figures">+{durationOf(row.after)}</td>
              <td className="figures">{durationOf(row.ms)}</td>
              <td>
                <Bar {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const offHint = 'このローカル環境はトレースを記録していません。npm start -- --trace で起動してください。';

const TraceItem = ({ trace }: { readonly trace: TraceSummary }) => {
  const { traceId, name, command, startedAt, ms, spans, streams, isFailed } = trace;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {command ?? name}
        <span className={`${css.soft} figures`}>
          {' '}
          {durationOf(ms)}・{spans}スパン・{longTime(startedAt)}
          {isFailed ? '・失敗あり' : ''}
        </span>
        <span className={css.streams}>{streams.join('、')}</span>
      </summary>
      {isOpen ? <TraceTable traceId={traceId} title={command ?? name} /> : null}
    </details>
  );
};

export const TraceTool = () => {
  const [typed, setTyped] = useState('');
  const stream = useDeferredValue(typed.trim());
  return (
    <ToolList
      title="トレース"
      none={stream ? 'このIDのトレースはありません。操作のあとで更新してください。' : 'トレースはまだありません。'}
      of={stream}
      before={<SearchBox value={typed} hint="取引またはストリームのID" onType={setTyped} />}
      load={() => tracesOf(stream)}
      off={offHint}
      keyOf={({ traceId }) => traceId}
    >
      {(trace) => <TraceItem trace={trace} />}
    </ToolList>
  );
};
