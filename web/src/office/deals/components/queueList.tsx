import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { duration, since } from '#domain/format/times.ts';
import { type DealKind, DealStatusChip, type Deals, kinds } from '#web/features/deal/public.ts';
import css from '../../table.module.css';
import type { DealListName } from '../dealsOf.ts';
import { desks, officeViewOf } from '../desks.ts';
import type { Picked } from '../usePicked.ts';

type Props<K extends DealKind> = {
  readonly kind: K;
  readonly deals: readonly Deals[K][];
  readonly list: DealListName;
  /** The query that a deal's address keeps. */
  readonly address: string;
  readonly current: string | undefined;
  readonly now: number;
  readonly picked: Pick<Picked<{ readonly id: string }>, 'has' | 'toggle'>;
};

/** The deals of a list, one per line: what, between whom, how long it has waited. Those that wait can be picked, with shift a whole range. */
export const QueueList = <K extends DealKind>({ kind, deals, list, address, current, now, picked }: Props<K>) => (
  <ul className={css.queue} aria-label={`${kinds[kind].noun}の一覧`}>
    {deals.map((deal) => (
      <li key={deal.id} data-current={deal.id === current ? '' : undefined} data-pickable={list === 'waiting' ? '' : undefined}>
        {list === 'waiting' ? (
          <label className={css.pick}>
            <input
              type="checkbox"
              checked={picked.has(deal.id)}
              onChange={({ nativeEvent }) => picked.toggle(deal.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            />
            <span className="visually-hidden">
              {deal.job.title || deal.id}（{deal.talent.name}）を選択
            </span>
          </label>
        ) : null}
        <Link to={desks[kind].pathOf(deal.id) + address} aria-current={deal.id === current ? 'true' : undefined}>
          {deal.job.title || deal.id}
        </Link>
        <span className={`${css.waiting} figures`}>
          {list === 'waiting' ? `${duration(now - desks[kind].waitingSince(deal))}待ち` : since(deal.updatedAt, now)}
        </span>
        <small>
          {desks[kind].between(deal).join(' → ')}
          {deal.fee === null ? '' : `・${formatYen(deal.fee)}`}
        </small>
        {list === 'recent' ? <DealStatusChip view={officeViewOf(kind, deal)} answerDue={deal.answerDue} now={now} /> : null}
      </li>
    ))}
  </ul>
);
