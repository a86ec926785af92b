import { shortDay } from '#domain/kernel/format/times.ts';
import { jointLabels, type SaidState } from '#domain/work/diary/dayKinds.ts';
import { stateMarks } from '#web/entities/diary/marks.ts';
import css from './jobDays.module.css';

export type DayMark = { readonly date: string; readonly state: SaidState };
type Props = {
  readonly days: readonly DayMark[];
  /** The limit of days; the others are counted. */
  readonly atMost?: number;
};

const looks = { FREE: css.free, ASK: css.ask, BUSY: '', UNKNOWN: css.unknown } as const;

export const JobDays = ({ days, atMost = days.length }: Props) => {
  if (days.length === 0) return null;
  if (days.every(({ state }) => state === 'UNKNOWN')) return <p className={css.unknown}>{jointLabels.UNKNOWN}</p>;
  return (
    <ul className={`${css.days} figures`} aria-label="お仕事の日の予定">
      {days.slice(0, atMost).map(({ date, state }) => (
        <li key={date} className={looks[state]}>
          <span>{shortDay(date)}</span>
          <span aria-hidden>{stateMarks[state]}</span>
          <span className="visually-hidden">{jointLabels[state]}</span>
        </li>
      ))}
      {days.length > atMost ? <li>ほか{days.length - atMost}日</li> : null}
    </ul>
  );
};
