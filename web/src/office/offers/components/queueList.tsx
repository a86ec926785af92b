import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/yen.ts';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { OfferStatusChip } from '#web/features/offer/public.ts';
import { duration, since } from '#web/shared/format/dates.ts';
import css from '../../table.module.css';
import type { OfficeList } from '../queries/officeOffers.ts';

type Props = { readonly offers: readonly Offer[]; readonly list: OfficeList; readonly current: string | undefined; readonly now: number };

/** The deals of a list, one per line: what, between whom, how long it has waited. */
export const QueueList = ({ offers, list, current, now }: Props) => (
  <ul className={css.queue} aria-label="オファーの一覧">
    {offers.map((offer) => (
      <li key={offer.id} data-current={offer.id === current ? '' : undefined}>
        <Link to={`${href('officeOffer', { offerId: offer.id })}?tab=${list}`} aria-current={offer.id === current ? 'true' : undefined}>
          {offer.job.title || offer.id}
        </Link>
        <span className={`${css.waiting} figures`}>
          {list === 'waiting' ? `${duration(now - (offer.acceptedAt ?? offer.updatedAt))}待ち` : since(offer.updatedAt, now)}
        </span>
        <small>
          {offer.client.name} → {offer.talent.name}
          {offer.fee === null ? '' : `・${formatYen(offer.fee)}`}
        </small>
        {list === 'recent' ? <OfferStatusChip offer={offer} viewer="office" now={now} /> : null}
      </li>
    ))}
  </ul>
);
