import { Link } from 'react-router-dom';
import type { Deal } from '#web/entities/deal/kinds.ts';
import type { DealsOf } from '../../dealParts/dealsOf.ts';
import css from '../../list/table.module.css';

type Props = {
  readonly of: DealsOf;
  readonly deal: Deal | undefined;
  readonly isPending: boolean;
  readonly allPath: string;
};

export default function OfPerson({ of: { field }, deal, isPending, allPath }: Props) {
  // Only a deal names the person.
  const unknown = isPending ? '読み込み中' : '取引のない会員';
  return (
    <div className={css.bulk}>
      <span>{field === 'clientId' ? `クライアント：${deal?.client.name ?? unknown}` : `キャスト：${deal?.talent.name ?? unknown}`}</span>
      <Link to={`${allPath}?tab=recent`}>すべての取引を表示</Link>
    </div>
  );
}
