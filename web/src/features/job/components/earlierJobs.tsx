import { Link } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { useEarlierJobs } from '../queries/ownJobs.ts';

export const EarlierJobs = () => {
  const { query, rows } = useEarlierJobs();
  if (!query.data) return <SkeletonBlock height={44} />;
  if (rows.length === 0) return <p>掲載したお仕事はまだありません。</p>;
  return (
    <>
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
    </>
  );
};
