import { monthsAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { dayParts, monthText, shortDay } from '#domain/kernel/format/times.ts';
import { nextState, weeksOf } from '#web/entities/diary/days.ts';
import { type DayState, stateLabels, stateMarks } from '#web/entities/diary/marks.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import css from './month.module.css';

const looks: Readonly<Record<DayState, string | undefined>> = {
  FREE: '',
  ASK: css.ask,
  BUSY: css.busy,
  BOOKED: css.booked,
  UNKNOWN: css.unknown,
};

type Days = {
  readonly stateOn: (date: string) => DayState;
  readonly isSending: (date: string) => boolean;
  readonly press: (date: string, state: (typeof nextState)[keyof typeof nextState]) => void;
};

const Day = ({ date, today, days }: { readonly date: string; readonly today: string; readonly days: Days }) => {
  const state = days.stateOn(date);
  const number = Number(date.slice(-2));
  const label = stateLabels[state];
  if (date < today) return <span className={`${css.day} ${css.over}`}>{number}</span>;
  const look = `${css.day} ${looks[state]} ${date === today ? css.today : ''}`;
  const inside = (
    <>
      <span>{number}</span>
      <small aria-hidden>{stateMarks[state]}</small>
      <small>{label}</small>
    </>
  );
  if (state === 'BOOKED') return <span className={look}>{inside}</span>;
  return (
    <button
      type="button"
      className={look}
      aria-label={`${shortDay(date)} ${label}`}
      aria-disabled={days.isSending(date)}
      onClick={() => (days.isSending(date) ? undefined : days.press(date, nextState[state]))}
    >
      {inside}
    </button>
  );
};

type Props = { readonly month: string; readonly onMonth: (month: string) => void; readonly days: Days };

/** A month of days; each press sets the next of 空き, 不可 and 要相談. */
export const Month = ({ month, onMonth, days }: Props) => {
  const today = jstDate(useNow());
  const weeks = weeksOf(month);
  const move = (by: number) => onMonth(monthsAfter(`${month}-01`, by).slice(0, 7));
  return (
    <>
      <div className={css.head}>
        <Button variant="text" disabled={month <= today.slice(0, 7)} onClick={() => move(-1)}>
          前の月
        </Button>
        <h2 aria-live="polite">{monthText(month)}</h2>
        <Button variant="text" onClick={() => move(1)}>
          次の月
        </Button>
      </div>
      <table className={css.table} aria-label={`${monthText(month)}の予定`}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {dayParts(startOfJstDay(date))[1]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{date.startsWith(month) ? <Day date={date} today={today} days={days} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
