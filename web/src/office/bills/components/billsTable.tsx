import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListedBill } from '#domain/deal/billRow.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { href } from '#web/app/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { historyOf } from '../../audit/historyAddress.ts';
import { fieldName } from '../../fieldName.ts';
import type { Picked } from '../../list/usePicked.ts';
import { listTime } from '../../listTime.ts';
import { useOfficeKeys } from '../../officeKeys.ts';
import table from '../../table.module.css';
import { type ActName, actTexts } from '../texts.ts';
import css from './billsTable.module.css';

const actsOf = ({ billStatus }: ListedBill): ActName[] => (billStatus === 'UNCLAIMED' ? ['claimBill', 'ignoreBill'] : ['reopenBill']);
const dealOf = ({ kind, id }: ListedBill): string =>
  `${kind === 'offer' ? href('officeOffer', { offerId: id }) : href('officeEntry', { entryId: id })}?tab=recent`;

/** Moves the focus to the deal of the next row, or of the one before; from outside to the first. */
const step = (body: HTMLTableSectionElement | null, by: 1 | -1): void => {
  const rows = [...(body?.querySelectorAll('tr') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[at === -1 ? 0 : at + by]?.querySelector('a')?.focus();
};

type Props = {
  readonly bills: readonly ListedBill[];
  readonly picked: Picked<ListedBill>;
  /** The closing month that is chosen, which stays when a client is chosen. */
  readonly month: string | null;
  readonly onAct: (act: ActName, bill: ListedBill) => void;
};

/** Closed deals and what can be done with their bills: a table on wide screens, below that a card for each. */
export const BillsTable = ({ bills, picked, month, onAct }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useOfficeKeys({ j: () => step(body.current, 1), k: () => step(body.current, -1) });
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${css.cards}`}>
        <thead>
          <tr>
            <th scope="col" className={css.pick}>
              <span className="visually-hidden">選択</span>
            </th>
            <th scope="col">完了</th>
            <th scope="col">お仕事</th>
            <th scope="col">クライアント</th>
            <th scope="col">キャスト</th>
            <th scope="col" className={table.number}>
              報酬
            </th>
            <th scope="col">{fieldName('offer', 'billId')}</th>
            <th scope="col" className={css.actions}>
              <span className="visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {bills.map((bill) => (
            <tr key={bill.id}>
              <td className={css.pick}>
                <input
                  type="checkbox"
                  aria-label={`${bill.jobTitle || bill.id}、${bill.talentName}を選択`}
                  checked={picked.has(bill.id)}
                  onChange={() => undefined}
                  onClick={({ shiftKey }) => picked.toggle(bill.id, shiftKey)}
                />
              </td>
              <td className={`${table.keep} ${css.closed} figures`} data-label="完了">
                {listTime(bill.closedAt)}
              </td>
              <td className={css.job}>
                <Link to={dealOf(bill)}>{bill.jobTitle || bill.id}</Link>
              </td>
              <td className={css.client}>
                <Link to={`?tab=${bill.billStatus}&client=${bill.clientId}${month ? `&month=${month}` : ''}`}>{bill.clientName}</Link>
                {bill.billClientId ? <small>{bill.billClientId}</small> : null}
                {bill.isBillable ? null : (
                  <Link to={href('officeAccount', { uid: bill.clientId })} className={css.incomplete}>
                    請求先に不足
                  </Link>
                )}
              </td>
              <td className={css.cast}>{bill.talentName}</td>
              <td className={`${table.number} ${css.fee} figures`}>
                {formatYen(bill.fee)}
                {bill.feeChanged ? <small className={css.changed}>変更あり</small> : null}
              </td>
              <td className={`${css.bill} figures`} data-label={fieldName('offer', 'billId')}>
                {bill.billId}
              </td>
              <td className={`${table.keep} ${css.actions}`}>
                {actsOf(bill).map((act) => (
                  <Button key={act} size="small" variant="text" onClick={() => onAct(act, bill)}>
                    {actTexts[act].label}
                  </Button>
                ))}
                <Link to={historyOf(bill.kind, bill.id)} className={css.history}>
                  履歴
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
