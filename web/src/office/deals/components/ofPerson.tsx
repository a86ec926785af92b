import { Link } from 'react-router-dom';
import type { Deal } from '#web/features/deal/public.ts';
import css from '../../table.module.css';
import type { DealsOf } from '../dealsOf.ts';

type Props = { readonly of: DealsOf; readonly deal: Deal | undefined; readonly allPath: string };

/** Above the deals of one person: whose they are, and the way to everybody's. */
export const OfPerson = ({ of: { field }, deal, allPath }: Props) => (
  <div className={css.bulk}>
    <span>{field === 'clientId' ? `クライアント：${deal?.client.name ?? '…'}` : `キャスト：${deal?.talent.name ?? '…'}`}</span>
    <Link to={`${allPath}?tab=recent`}>すべての取引を表示</Link>
  </div>
);
