import { shortDay } from '#domain/kernel/format/times.ts';
import { dayLabels } from '#domain/work/diary/dayKinds.ts';
import type { EntryDay } from '#domain/work/entry/storedDays.ts';
import { stateMarks } from '#web/entities/diary/marks.ts';
import css from './entryDays.module.css';

type Props = {
  readonly days: readonly EntryDay[];
  /** The limit of days; the others are counted. */
  readonly atMost?: number;
};

export const EntryDays = ({ days, atMost = days.length }: Props) => (
  <ul className={`${css.said} figures`}>
    {days.slice(0, atMost).map(({ date, answer }) => (
      <li key={date}>
        {shortDay(date)}
        <span aria-hidden>{stateMarks[answer]}</span>
        <span>{dayLabels[answer]}</span>
      </li>
    ))}
    {days.length > atMost ? <li>ほか{days.length - atMost}日</li> : null}
  </ul>
);
