import { useRef, useState } from 'react';
import { daysAfter, daysFrom } from '#domain/kernel/calendar/days.ts';
import type { BlockKind, SaidState } from '#domain/work/diary/dayKinds.ts';
import type { Span } from '#domain/work/diary/spans.ts';
import { weeklyStateOf } from '#domain/work/diary/weekly.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { bookingOn, noDays, stateOf } from '#web/entities/diary/days.ts';
import type { DayState } from '#web/entities/diary/marks.ts';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { showToast } from '#web/shared/ui/toast.ts';

/** The commands wait for no document, since many streams update the calendar's document. */
export const nothingToWaitFor = { callable: 'diaries', shownBy: () => null, again: true } as const;

/** Sets the state of days; `UNKNOWN` removes their entries. */
export const useSayDays = () => {
  const block = useCommand<Span & { readonly kind: BlockKind }>({ ...nothingToWaitFor, type: 'blockOut' });
  const clear = useCommand<Span>({ ...nothingToWaitFor, type: 'unblock' });
  return (span: Span, state: SaidState) => (state === 'UNKNOWN' ? clear.send(span) : block.send({ ...span, kind: state }));
};

type Changes = Readonly<Record<string, { readonly state: DayState; readonly sending: boolean }>>;

/**
 * A change shows immediately, and goes back with a message when it is refused. Commands go one
 * after another; of several presses on a day while one is sent, only the last is sent.
 */
export const useDays = (diary: Diary | null) => {
  const [changes, setChanges] = useState<Changes>({});
  const lastPress = useRef(new Map<string, object>()).current;
  const sent = useRef(Promise.resolve());
  const send = useSayDays();
  const own = diary ?? noDays;
  const forget = (dates: readonly string[]) =>
    setChanges((all) => Object.fromEntries(Object.entries(all).filter(([date]) => !dates.includes(date))));
  const say = (span: Span, state: SaidState) => {
    const press = {};
    const dates = Array.from({ length: daysFrom(span.from, span.to) + 1 }, (_, days) => daysAfter(span.from, days));
    for (const date of dates) lastPress.set(date, press);
    const ownDates = () => dates.filter((date) => lastPress.get(date) === press);
    const shownOn = (date: string) => (state === 'UNKNOWN' ? weeklyStateOf(own.weekly, date) : state);
    const show = (sending: boolean) => {
      const shown = Object.fromEntries(ownDates().map((date) => [date, { state: shownOn(date), sending }]));
      setChanges((all) => ({ ...all, ...shown }));
    };
    show(true);
    sent.current = sent.current.then(async () => {
      if (ownDates().length === 0) return;
      try {
        await send(span, state);
        show(false);
      } catch (failure) {
        forget(ownDates());
        showToast(failedPress(failure));
      }
    });
  };
  // A saved change is dropped, since another browser may change the day later.
  const arrived = Object.entries(changes).flatMap(([date, { state, sending }]) =>
    !sending && [state, 'BOOKED'].includes(stateOf(own, date)) ? [date] : [],
  );
  if (arrived.length > 0) forget(arrived);
  return {
    stateOn: (date: string): DayState => (bookingOn(own, date) === undefined && changes[date]?.state) || stateOf(own, date),
    bookingOn: (date: string) => bookingOn(own, date),
    say,
  };
};
