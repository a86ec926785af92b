import { useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import type { AuditedEvent } from '#domain/office/audit/history.ts';
import { eventText } from '../../history/eventTexts.ts';
import { listTime } from '../../list/texts.ts';
import css from '../audit.module.css';
import type { Moment } from '../queries/history.ts';

/** The last version at a moment, of events in their order; 0 before the first. */
export const versionAt = (events: readonly Pick<AuditedEvent, 'at'>[], moment: Moment): number =>
  'version' in moment ? moment.version : events.findLastIndex(({ at }) => at <= moment.at) + 1;

type Props = {
  /** The events of one stream that are read, the first one first. */
  readonly events: readonly AuditedEvent[];
  readonly moment: Moment | null;
  readonly onShow: (version: number) => void;
};

/** Chooses one of the events on a line. The server records each look, so a drag asks once. */
export const TimeLine = ({ events, moment, onShow }: Props) => {
  const [moved, setMoved] = useState<number | null>(null);
  const shown = moment === null ? events.length : versionAt(events, moment);
  const version = Math.min(Math.max(moved ?? shown, 1), events.length);
  const [first, last, event] = [events[0], events.at(-1), events[version - 1]];
  if (!first || !last || !event || first === last) return null;
  const commit = () => {
    if (moved !== null && (moved !== shown || moment === null)) onShow(moved);
    setMoved(null);
  };
  const text = `${longTime(event.at)} ${eventText(event.type)}（${version}件目／${events.length}件）`;
  return (
    <label className={css.timeLine}>
      <span>
        内容を見る時点：<strong>{text}</strong>
      </span>
      <input
        type="range"
        className={css.line}
        min={1}
        max={events.length}
        value={version}
        aria-valuetext={text}
        onChange={({ target }) => setMoved(Number(target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <span className={css.ends} aria-hidden="true">
        <span>{listTime(first.at)}</span>
        <span>{listTime(last.at)}</span>
      </span>
    </label>
  );
};
