import { Link } from 'react-router-dom';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import type { Figure } from '#projections/figures/dailySummaries.schema.ts';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { known } from '../../list/texts.ts';
import css from '../homeScreen.module.css';
import { useDailyFigures } from '../queries/day.ts';

/** What is counted, with the figures of the days that it sums up. */
const rows = {
  承諾されたオファー: ['offersAccepted'],
  新しいエントリー: ['entries'],
  事務局の承認: ['offersAdminApproved', 'entriesAdminApproved'],
  成立した取引: ['offersConcluded', 'entriesConcluded'],
  条件の変更: ['feesChanged', 'schedulesChanged', 'entryFeesChanged', 'entrySchedulesChanged'],
  会員の登録: ['clientsRegistered', 'talentsRegistered'],
} as const satisfies Readonly<Record<string, readonly Figure[]>>;

export const ChangesCard = ({ today }: { readonly today: string }) => {
  const { query, yesterday, today: now } = useDailyFigures(today);
  const said = (figures: typeof now, names: readonly Figure[]) =>
    known(query, () => formatCount(names.reduce((sum, name) => sum + (figures[name] ?? 0), 0)));
  return (
    <Card title="きのうからの動き" action={<Link to={href('officeFigures')}>集計</Link>}>
      <table className={`${css.changes} figures`}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">きのう</th>
            <th scope="col">今日</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([label, names]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{said(yesterday, names)}</td>
              <td>{said(now, names)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
