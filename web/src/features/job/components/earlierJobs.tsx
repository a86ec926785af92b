import { Link } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { useEarlierJobs } from '../queries/ownJobs.ts';

/** The client's last postings, to begin a new one with. Nothing where there is none. */
export const EarlierJobs = () => {
  const { rows } = useEarlierJobs();
  if (rows.length === 0) return null;
  return (
    <Card title="以前のお仕事をもとに書く">
      <p>日時と募集締切のほかは、そのまま引き継ぎます。</p>
      <ul>
        {rows.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${href('clientJobAdd')}?copy=${id}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
