import { useDeferredValue, useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { SearchBox } from '#web/shared/ui/searchBox.tsx';
import css from './develop.module.css';
import { tracesOf } from './localStack.ts';
import { ToolList } from './toolList.tsx';
import { durationOf, type TraceSummary } from './traces.ts';
import { TraceTable } from './traceTable.tsx';

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

/** The traces of the local stack by stream. */
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
