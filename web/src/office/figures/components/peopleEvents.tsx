import { Link } from 'react-router-dom';
import type { PeopleHistory } from '#projections/office/histories.schema.ts';
import { href } from '#web/app/href.ts';
import { accountKind, accountState } from '../../accounts/accountSearch.ts';
import { listTime } from '../../listTime.ts';
import table from '../../table.module.css';
import { usePeople } from '../queries/eventsBehind.ts';

/** A page of what happened with people, each with the way to the account and how it stands now. */
export const PeopleEvents = ({ events }: { readonly events: readonly PeopleHistory[] }) => {
  const people = usePeople(events.map(({ uid }) => uid));
  return events.map(({ id, at, uid }) => {
    const person = people.get(uid);
    return (
      <li key={id}>
        <Link to={href('officeAccount', { uid })}>{person?.name || person?.maskedEmail || uid}</Link>
        <span className={`${table.waiting} figures`}>{listTime(at)}</span>
        {person ? (
          <small>
            {accountKind(person)}・{accountState(person)}
          </small>
        ) : null}
      </li>
    );
  });
};
