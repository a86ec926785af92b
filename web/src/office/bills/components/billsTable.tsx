import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/yen.ts';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import { openActions } from '#web/features/offer/public.ts';
import { shortTime } from '#web/shared/format/dates.ts';
import table from '../../table.module.css';
import css from './billsTable.module.css';

export type BillAct = 'claimBill' | 'ignoreBill' | 'reopenBill';
const labels: Record<BillAct, string> = { claimBill: '請求済みにする', ignoreBill: '対象外', reopenBill: '未請求に戻す' };
const acts: readonly BillAct[] = ['claimBill', 'ignoreBill', 'reopenBill'];

type Props = { readonly bills: readonly Offer[]; readonly now: number; readonly onAct: (act: BillAct, offer: Offer) => void };

/** Closed deals and what can be done with their bills: a table on wide screens, below that a card for each. */
export const BillsTable = ({ bills, now, onAct }: Props) => (
  <div className={table.scroll}>
    <table className={`${table.table} ${css.cards}`}>
      <thead>
        <tr>
          <th scope="col">完了</th>
          <th scope="col">お仕事</th>
          <th scope="col">クライアント</th>
          <th scope="col">キャスト</th>
          <th scope="col" className={table.number}>
            報酬
          </th>
          <th scope="col">請求番号</th>
          <th scope="col">
            <span className="visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bills.map((offer) => (
          <tr key={offer.id}>
            <td className={`${table.keep} ${css.closed} figures`} data-label="完了">
              {offer.closedAt === null ? '' : shortTime(offer.closedAt)}
            </td>
            <td className={css.job}>
              <Link to={`${href('officeOffer', { offerId: offer.id })}?tab=recent`}>{offer.job.title || offer.id}</Link>
            </td>
            <td className={css.client}>{offer.client.name}</td>
            <td className={css.cast}>{offer.talent.name}</td>
            <td className={`${table.number} ${css.fee} figures`}>{formatYen(offer.fee ?? 0)}</td>
            <td className={`${css.bill} figures`} data-label="請求番号">
              {offer.billId}
            </td>
            <td className={`${table.keep} ${css.actions}`}>
              {acts
                .filter((act) => openActions(offer, 'office', now).includes(act))
                .map((act) => (
                  <Button key={act} size="small" variant="text" onClick={() => onAct(act, offer)}>
                    {labels[act]}
                  </Button>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
