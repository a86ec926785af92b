import { Link } from 'react-router-dom';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { shortTime, since } from '#web/shared/format/dates.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { viewOf } from '../openActions.ts';
import type { Side } from '../queries/ownOffers.ts';
import css from './offerRow.module.css';
import { OfferStatusChip } from './offerStatusChip.tsx';

/** A deal in a list: the other side's picture, what it is about, where it stands, since when, what to do. */
export const OfferRow = ({ offer, side, now }: { readonly offer: Offer; readonly side: Side; readonly now: number }) => {
  const other = side === 'client' ? offer.talent : offer.client;
  const { needsAction, note } = viewOf(offer, side);
  const to = side === 'client' ? href('clientOffer', { offerId: offer.id }) : href('talentOffer', { offerId: offer.id });
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Photo path={other.thumbnail} alt="" size={64} />
      </div>
      <div className={css.top}>
        <OfferStatusChip offer={offer} viewer={side} now={now} />
        <span className={`${css.when} figures`}>{since(offer.updatedAt, now)}</span>
      </div>
      <h2 className={css.title}>
        <Link to={to}>{offer.job.title || 'お仕事'}</Link>
      </h2>
      <p className={css.name}>{other.name}</p>
      {needsAction ? (
        <p className={css.next}>
          {note}
          {offer.answerDue === null ? null : <span className="figures">（{shortTime(offer.answerDue)}まで）</span>}
        </p>
      ) : null}
    </li>
  );
};
