import { Link } from 'react-router-dom';
import { endOfJstDay, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { useNow } from '#web/shared/format/now.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { dayOf } from '../../history/streamParts.ts';
import css from '../audit.module.css';

/** Links from a member's record of a day to the days before and after. */
export const DayLinks = ({ stream }: { readonly stream: string }) => {
  const today = jstDate(useNow());
  const day = dayOf(stream);
  if (!day) return null;
  const on = (date: string) => historyOf('audit', `${day.uid}_${date}`);
  return (
    <nav aria-label="日付" className={`${css.days} ${css.noPrint}`}>
      <Link to={on(jstDate(startOfJstDay(day.date) - 1))}>前の日</Link>
      {day.date < today ? <Link to={on(jstDate(endOfJstDay(day.date) + 1))}>次の日</Link> : null}
    </nav>
  );
};
