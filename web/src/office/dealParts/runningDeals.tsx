import { Link } from 'react-router-dom';
import { activeStatuses } from '#domain/work/deal/stages.ts';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { type Count, useCount } from '#web/shared/data/reads/readOnce.ts';
import css from '../list/table.module.css';
import { shownCount } from '../list/texts.ts';
import { useMayRead } from '../roles/roles.tsx';
import { type DealsOf, dealsAddress } from './dealsOf.ts';
import { reviewQueues } from './reviewQueues.ts';

export const DealLinks = ({ of }: { readonly of: DealsOf }) => (
  <span className={css.links}>
    {of.field === 'clientId' ? <Link to={`${href('officeJobs')}?client=${of.uid}`}>掲載したお仕事</Link> : null}
    <Link to={dealsAddress(href('officeOffers'), of)}>オファー</Link>
    <Link to={dealsAddress(href('officeEntries'), of)}>エントリー</Link>
  </span>
);

/** The number of a person's deals that are not over, up to 100. */
const useRunningDeals = (kind: DealKind, { field: party, uid }: DealsOf): Count => {
  const { collection: dealCollection } = kinds[kind];
  const running = [
    [party, '==', uid],
    ['status', 'in', activeStatuses(kind)],
  ] as const;
  return useCount({ collection: dealCollection, group: true, where: running, limit: 100 });
};

const CountLink = ({ kind, of }: { readonly kind: DealKind; readonly of: DealsOf }) => {
  const count = useRunningDeals(kind, of);
  const text = `${kinds[kind].noun} ${shownCount(count)}件`;
  return count === 0 ? text : <Link to={dealsAddress(reviewQueues[kind].listPath, of)}>{text}</Link>;
};

export const RunningDeals = ({ of }: { readonly of: DealsOf }) =>
  useMayRead()('deals') ? (
    <p>
      進行中の取引：
      <CountLink kind="offer" of={of} />、<CountLink kind="entry" of={of} />
    </p>
  ) : null;
