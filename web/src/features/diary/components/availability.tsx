import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { holdsLabel, jointLabels } from '#domain/work/diary/dayKinds.ts';
import { holdsOn, shownStateOf } from '#domain/work/diary/shown.ts';
import { useAvailability } from '#web/entities/diary/diaries.ts';
import { stateLabels, stateMarks } from '#web/entities/diary/marks.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import css from './month.module.css';

const SHOWN_DAYS = 14;
const looks = { FREE: css.free, ASK: css.ask, BUSY: css.busy, UNKNOWN: css.unknown } as const;
const nothing = { busy: [], ask: [] };

/** The next days of a cast, for clients. Days of which the cast said nothing are never free. */
export const AvailabilityCard = ({ talentId }: { readonly talentId: string }) => {
  const { data } = useAvailability(talentId);
  const today = jstDate(useNow());
  if (data === undefined) return null;
  const days = Array.from({ length: SHOWN_DAYS }, (_, number) => daysAfter(today, number)).map((date) => ({
    date,
    state: shownStateOf(data ?? nothing, date),
    held: holdsOn(data, [date]),
  }));
  return (
    <Card title={`これから${SHOWN_DAYS}日間の予定`}>
      {days.every(({ state, held }) => state === 'UNKNOWN' && held === 0) ? (
        <p>{jointLabels.UNKNOWN}です。</p>
      ) : (
        <ul className={css.strip}>
          {days.map(({ date, state, held }) => (
            <li key={date} className={looks[state]}>
              <span className={css.date}>{shortDay(date)}</span>
              <span aria-hidden>{stateMarks[state]}</span>
              <span>{stateLabels[state]}</span>
              {held > 0 ? <span className={css.held}>{holdsLabel(held)}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

export const AvailabilityNotice = ({ talentId, dates }: { readonly talentId: string; readonly dates: readonly string[] }) => {
  const { data } = useAvailability(talentId);
  const taken = [...new Set(dates)].sort().flatMap((date) => {
    const state = shownStateOf(data ?? nothing, date);
    return state === 'BUSY' || state === 'ASK' ? `${shortDay(date)}は「${stateLabels[state]}」` : [];
  });
  if (taken.length === 0) return null;
  return (
    <Notice tone="warning">
      このキャストの予定は、{taken.join('、')}です。オファーは送れますが、先に問い合わせることをおすすめします。
    </Notice>
  );
};
