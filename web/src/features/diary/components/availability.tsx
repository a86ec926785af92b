import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { dayLabels } from '#domain/work/diary/dayKinds.ts';
import { shownStateOf } from '#domain/work/diary/shown.ts';
import { useAvailability } from '#web/entities/diary/diaries.ts';
import { stateMarks } from '#web/entities/diary/marks.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import css from './month.module.css';

/** How many days a cast's page shows. */
const SHOWN_DAYS = 14;
const unknown = { busy: [], ask: [] };
const looks = { FREE: '', ASK: css.ask, BUSY: css.busy } as const;

/**
 * The next days of a cast, for clients. A cast without any entry has no card, since nothing would
 * be confirmed.
 */
export const AvailabilityCard = ({ talentId }: { readonly talentId: string }) => {
  const { data } = useAvailability(talentId);
  const today = jstDate(useNow());
  if (!data?.said) return null;
  return (
    <Card title={`これから${SHOWN_DAYS}日間の予定`}>
      <ul className={css.strip}>
        {Array.from({ length: SHOWN_DAYS }, (_, days) => daysAfter(today, days)).map((date) => {
          const state = shownStateOf(data, date);
          return (
            <li key={date} className={looks[state]}>
              <span className={css.date}>{shortDay(date)}</span>
              <span aria-hidden>{stateMarks[state]}</span>
              <span>{dayLabels[state]}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

/**
 * Warns before an offer about its days on which the cast is busy or wants to be asked. The offer
 * can still be sent.
 */
export const AvailabilityNotice = ({ talentId, dates }: { readonly talentId: string; readonly dates: readonly string[] }) => {
  const { data } = useAvailability(talentId);
  const taken = [...new Set(dates)].sort().filter((date) => shownStateOf(data ?? unknown, date) !== 'FREE');
  if (taken.length === 0) return null;
  const said = taken.map((date) => `${shortDay(date)}は「${dayLabels[shownStateOf(data ?? unknown, date)]}」`).join('、');
  return <Notice tone="warning">このキャストの予定は、{said}です。オファーは送れますが、先に問い合わせることをおすすめします。</Notice>;
};
