import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { daysAfter, daysFrom, monthsAfter } from '#domain/kernel/calendar/days.ts';
import { isHoliday } from '#domain/kernel/calendar/holidays.ts';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { dayParts, monthText, shortDay } from '#domain/kernel/format/times.ts';
import { type SaidState, saidStates } from '#domain/work/diary/dayKinds.ts';
import { isInSpan, type Span } from '#domain/work/diary/spans.ts';
import { nextState, spanBetween, weeksOf } from '#web/entities/diary/days.ts';
import { type DayState, stateLabels, stateMarks } from '#web/entities/diary/marks.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import css from './month.module.css';

const looks: Readonly<Record<DayState, string | undefined>> = {
  FREE: css.free,
  ASK: css.ask,
  BUSY: css.busy,
  BOOKED: css.booked,
  UNKNOWN: css.unknown,
};

type Days = {
  readonly stateOn: (date: string) => DayState;
  readonly heldOn: (date: string) => number;
  readonly dealOn: (date: string) => string | undefined;
  readonly say: (span: Span, state: SaidState) => void;
};

type DayProps = {
  readonly date: string;
  readonly today: string;
  readonly days: Days;
  readonly isChosen: boolean;
  readonly press: (event: MouseEvent) => void;
};

const Day = ({ date, today, days, isChosen, press }: DayProps) => {
  const state = days.stateOn(date);
  const number = Number(date.slice(-2));
  if (date < today) return <span className={`${css.day} ${css.over}`}>{number}</span>;
  const label = stateLabels[state];
  const held = days.heldOn(date);
  const [holiday, weekday] = [isHoliday(date), dayParts(startOfJstDay(date))[1]];
  const own = {
    className: [css.day, looks[state], date === today && css.today, isChosen && css.chosen].filter(Boolean).join(' '),
    'aria-label': `${shortDay(date)} ${holiday ? '祝日 ' : ''}${label}${held > 0 ? `、キープ${held}件` : ''}`,
    'data-date': date,
    children: (
      <>
        <span className={holiday || weekday === '日' ? css.holiday : weekday === '土' ? css.saturday : undefined}>
          {number}
          {holiday ? <small>祝</small> : null}
        </span>
        <small aria-hidden>{stateMarks[state]}</small>
        <small>{label}</small>
        {held > 0 ? <small className={css.held}>キープ{held > 1 ? held : ''}</small> : null}
      </>
    ),
  };
  const deal = days.dealOn(date);
  if (deal) return <Link to={deal} draggable={false} {...own} />;
  return <button type="button" onClick={press} {...own} />;
};

const dateOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Several chosen days: by dragging, by shift and an arrow key, or by shift and a press. */
const useChosenDays = (today: string) => {
  const [ends, setEnds] = useState<readonly [from: string, to: string] | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const dragFrom = useRef<string | null>(null);
  const focus = (date: string) => {
    const day = table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    day?.focus();
    return day !== null && day !== undefined;
  };
  return {
    span: ends && spanBetween(...ends, today),
    extendTo: (date: string) => setEnds([ends?.[0] ?? date, date]),
    clear: () => {
      if (ends) focus(ends[1]);
      setEnds(null);
    },
    handlers: {
      ref: table,
      onPointerDown: (event: PointerEvent) => {
        dragFrom.current = event.button === 0 && !event.shiftKey ? (dateOf(event.target) ?? null) : null;
        // A finger is captured by the first day otherwise, and no other day gets its events.
        if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
          event.target.releasePointerCapture(event.pointerId);
      },
      onPointerOver: (event: PointerEvent) => {
        const [from, to] = [dragFrom.current, dateOf(event.target)];
        if (from === null || to === undefined || event.buttons !== 1) return;
        if (ends !== null || from !== to) setEnds([from, to]);
      },
      onPointerUp: () => {
        dragFrom.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [step, date] = [steps[event.key], dateOf(event.target)];
        if (event.key === 'Escape') setEnds(null);
        if (step === undefined || date === undefined) return;
        event.preventDefault();
        const next = daysAfter(date, step);
        if (focus(next) && event.shiftKey) setEnds([ends?.[0] ?? date, next]);
      },
    },
  };
};

type Props = { readonly month: string; readonly onMonth: (month: string) => void; readonly days: Days };

export const Month = ({ month, onMonth, days }: Props) => {
  const today = jstDate(useNow());
  const { span, extendTo, clear, handlers } = useChosenDays(today);
  const [showsOver, showOver] = useState(false);
  const all = weeksOf(month);
  // A week is over with its Saturday.
  const coming = all.filter((week) => (week.at(-1) ?? '') >= today);
  const weeks = showsOver ? all : coming;
  const move = (by: number) => {
    clear();
    showOver(false);
    onMonth(monthsAfter(`${month}-01`, by).slice(0, 7));
  };
  const press = (date: string, { shiftKey }: MouseEvent) => {
    const state = days.stateOn(date);
    if (shiftKey) extendTo(date);
    // The press that ends a drag on its first day, or a press beside the chosen days.
    else if (span) clear();
    else if (state !== 'BOOKED') days.say({ from: date, to: date }, nextState[state]);
  };
  const sayAll = (state: SaidState) => {
    if (span) days.say(span, state);
    clear();
  };
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
      {weeks.length < all.length ? (
        <Button variant="text" size="small" onClick={() => showOver(true)}>
          先週までを表示する
        </Button>
      ) : null}
      <table className={css.table} aria-label={`${monthText(month)}の予定`} {...handlers}>
        <thead>
          <tr>
            {all[0]?.map((date) => (
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
                <td key={date}>
                  {date.startsWith(month) ? (
                    <Day
                      date={date}
                      today={today}
                      days={days}
                      isChosen={span !== null && isInSpan(date, span)}
                      press={(event) => press(date, event)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {span ? (
        <section className={css.chosenDays} aria-label="選んだ日">
          <p aria-live="polite">
            {shortDay(span.from)}〜{shortDay(span.to)}の{daysFrom(span.from, span.to) + 1}日
          </p>
          <div className={css.acts}>
            {saidStates.map((state) => (
              <Button key={state} variant="outlined" size="small" onClick={() => sayAll(state)}>
                {stateLabels[state]}にする
              </Button>
            ))}
            <Button variant="text" size="small" onClick={clear}>
              選択をやめる
            </Button>
          </div>
        </section>
      ) : null}
    </>
  );
};
