import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import type { JobChangeHistory } from '#projections/office/histories.schema.ts';
import { href } from '#web/app/href.ts';
import { listTime } from '../../listTime.ts';
import table from '../../table.module.css';
import { useJobTitles } from '../queries/eventsBehind.ts';

/** A page of events around jobs, each with the way to its deal. */
export const JobEvents = ({ events }: { readonly events: readonly JobChangeHistory[] }) => {
  const titles = useJobTitles(events.map(({ jobId }) => jobId));
  return events.map(({ id, at, jobId, offerId, data: { fee } }) => {
    const title = titles.get(jobId) ?? jobId;
    return (
      <li key={id}>
        {offerId ? <Link to={`${href('officeOffer', { offerId })}?tab=recent`}>{title}</Link> : <strong>{title}</strong>}
        <span className={`${table.waiting} figures`}>{listTime(at)}</span>
        {typeof fee === 'number' ? <small className="figures">{formatYen(fee)}</small> : null}
      </li>
    );
  });
};
