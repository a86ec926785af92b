import { useState } from 'react';
import type { BlockKind } from '#domain/work/diary/dayKinds.ts';
import type { Span } from '#domain/work/diary/spans.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { stateOf } from '#web/entities/diary/days.ts';
import type { DayState } from '#web/entities/diary/marks.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { showToast } from '#web/shared/ui/toast.ts';

/**
 * Sets or clears the state of days. It waits for no document, since many streams update the
 * calendar's document.
 */
export const useSayDays = () => {
  const block = useCommand<Span & { readonly kind: BlockKind }>({
    callable: 'diaries',
    type: 'blockOut',
    shownBy: () => null,
    again: true,
  });
  const free = useCommand<Span>({ callable: 'diaries', type: 'unblock', shownBy: () => null, again: true });
  return (span: Span, state: BlockKind | 'FREE') => (state === 'FREE' ? free.send(span) : block.send({ ...span, kind: state }));
};

const nothing = { blocks: [], booked: {}, said: false };

/**
 * The days with presses that are still being saved: a press shows immediately, and returns with a
 * message when it is refused.
 */
export const useDays = (diary: Diary | null) => {
  const [pressed, setPressed] = useState<Readonly<Record<string, { readonly state: DayState; readonly sending: boolean }>>>({});
  const say = useSayDays();
  const live = (date: string): DayState => stateOf(diary ?? nothing, date);
  const forget = (date: string) => setPressed(({ [date]: _, ...others }) => others);
  const press = async (date: string, state: BlockKind | 'FREE') => {
    setPressed((before) => ({ ...before, [date]: { state, sending: true } }));
    try {
      await say({ from: date, to: date }, state);
      setPressed((before) => ({ ...before, [date]: { state, sending: false } }));
    } catch (failure) {
      forget(date);
      showToast(commandErrorOf(failure).message);
    }
  };
  // A saved press is dropped, since another browser may change the day later.
  const arrived = Object.keys(pressed).find(
    (date) => pressed[date]?.sending === false && [pressed[date]?.state, 'BOOKED'].includes(live(date)),
  );
  if (arrived !== undefined) forget(arrived);
  return {
    stateOn: (date: string): DayState => pressed[date]?.state ?? live(date),
    isSending: (date: string): boolean => pressed[date]?.sending ?? false,
    press,
  };
};
