import { Link } from 'react-router-dom';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Desk, deskSchema } from '#projections/office/desks.schema.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { useOfficeDeal } from '../../dealParts/deals.ts';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { RequestAnswer } from '../../desk/approvalRequest.tsx';
import css from '../homeScreen.module.css';

/** How long (ms) an answered request stays on the home page. */
const KEPT = 7 * DAY;

const Asked = ({ workId, kind: name, request }: Desk) => {
  const kind = name === 'entry' ? 'entry' : 'offer';
  const { row } = useOfficeDeal(kind, workId);
  return request ? (
    <li>
      <Link to={reviewQueues[kind].pathOf(workId)}>{row ? row.job.title || MISSING_JOB : kinds[kind].noun}</Link>
      {request.yen === null ? null : <span className="figures">{formatYen(request.yen)}</span>}
      <span>
        <RequestAnswer {...request} />
      </span>
    </li>
  ) : null;
};

/** The member's own requests for approval: those without an answer, and the answers of a week. */
export const AskedCard = ({ uid, now }: { readonly uid: string; readonly now: number }) => {
  const where = [
    ['part', '==', 'deals'],
    ['request.askedBy', '==', uid],
  ] as const;
  const { query, rows } = useMany({ collection: 'desks', where, orderBy: ['request.askedAt', 'desc'], limit: 5 }, deskSchema);
  const shown = rows.filter(({ request }) => request && now - (request.answeredAt ?? now) < KEPT);
  if (!query.isError && shown.length === 0) return null;
  return (
    <Card title="自分が依頼した承認">
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      <ul className={`${css.days} ${css.colleagues}`}>
        {shown.map((desk) => (
          <Asked key={desk.id} {...desk} />
        ))}
      </ul>
    </Card>
  );
};
