import { Link } from 'react-router-dom';
import type { Taken } from '#web/entities/deal/deals.ts';
import type { OfferedJob } from '../offerForm.ts';

type Props = { readonly jobs: readonly OfferedJob[]; readonly taken: readonly Taken[] };

/** The jobs that cannot be chosen for this cast, each with a link to its existing deal. */
export const TakenJobs = ({ jobs, taken }: Props) => {
  const shown = jobs.flatMap(({ id, title }) => taken.filter(({ jobId }) => jobId === id).map((deal) => ({ ...deal, title })));
  return (
    <details>
      <summary style={{ padding: '10px 0', minHeight: 44, cursor: 'pointer' }}>選べないお仕事（{shown.length}件）</summary>
      <p>このキャストとのやり取りがすでにあります。続きはこちらからご確認ください。</p>
      <ul>
        {shown.map(({ title, reason, to }) => (
          <li key={to}>
            <Link to={to} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {title}（{reason}）
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
