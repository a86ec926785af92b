import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { duration, since } from '#domain/format/times.ts';
import { DealStatusChip } from '#web/features/deal/public.ts';
import css from '../../table.module.css';
import type { Deal, DealListName, Desk } from '../desk.ts';
import type { Picked } from '../usePicked.ts';

type Props<Row extends Deal> = {
  readonly desk: Desk<Row>;
  readonly deals: readonly Row[];
  readonly list: DealListName;
  /** The query that a deal's address keeps. */
  readonly address: string;
  readonly current: string | undefined;
  readonly now: number;
  readonly picked: Picked<Row>;
};

/** The deals of a list, one per line: what, between whom, how long it has waited. Those that wait can be picked, with shift a whole range. */
export const QueueList = <Row extends Deal>({ desk, deals, list, address, current, now, picked }: Props<Row>) => (
  <ul className={css.queue} aria-label={`${desk.noun}の一覧`}>
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
        <Link to={desk.pathOf(deal.id) + address} aria-current={deal.id === current ? 'true' : undefined}>
          {deal.job.title || deal.id}
        </Link>
        <span className={`${css.waiting} figures`}>
          {list === 'waiting' ? `${duration(now - desk.waitingSince(deal))}待ち` : since(deal.updatedAt, now)}
        </span>
        <small>
          {desk.aggregate === 'offer' ? `${deal.client.name} → ${deal.talent.name}` : `${deal.talent.name} → ${deal.client.name}`}
          {deal.fee === null ? '' : `・${formatYen(deal.fee)}`}
        </small>
        {list === 'recent' ? <DealStatusChip view={desk.viewOf(deal)} answerDue={deal.answerDue} now={now} /> : null}
      </li>
    ))}
  </ul>
);
