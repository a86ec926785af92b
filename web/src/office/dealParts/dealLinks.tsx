import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import css from '../list/table.module.css';
import { type DealsOf, dealsAddress } from './dealsOf.ts';

/** Links from a person to their deals, and from a client also to their jobs. */
export const DealLinks = ({ of }: { readonly of: DealsOf }) => (
  <span className={css.links}>
    {of.field === 'clientId' ? <Link to={`${href('officeJobs')}?client=${of.uid}`}>掲載したお仕事</Link> : null}
    <Link to={dealsAddress(href('officeOffers'), of)}>オファー</Link>
    <Link to={dealsAddress(href('officeEntries'), of)}>エントリー</Link>
  </span>
);
