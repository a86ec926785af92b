import { Link } from 'react-router-dom';
import { type DealKind, kinds } from '#web/features/deal/public.ts';
import { useMayRead } from '../../roles/roles.tsx';
import { shownCount } from '../../shownCount.ts';
import { type DealsOf, dealsAddress } from '../dealsOf.ts';
import { useRunningDeals } from '../queries/deals.ts';
import { reviewQueues } from '../reviewQueues.ts';

const CountLink = ({ kind, of }: { readonly kind: DealKind; readonly of: DealsOf }) => {
  const count = useRunningDeals(kind, of);
  const text = `${kinds[kind].noun} ${shownCount(count)}件`;
  return count === 0 ? text : <Link to={dealsAddress(reviewQueues[kind].listPath, of)}>{text}</Link>;
};

/** How many deals of a person run now, by kind, with links to the person's deals. */
export const RunningDeals = ({ of }: { readonly of: DealsOf }) =>
  useMayRead()('deals') ? (
    <p>
      進行中の取引：
      <CountLink kind="offer" of={of} />、<CountLink kind="entry" of={of} />
    </p>
  ) : null;
