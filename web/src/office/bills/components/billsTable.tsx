import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import { addressedName, SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { billedOf } from '#domain/work/deal/billStatus.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import { DataTable, ListedTime } from '../../list/dataTable.tsx';
import { useOfficeKeys } from '../../list/officeKeys.ts';
import type { Picked } from '../../list/usePicked.ts';
import { Permitted } from '../../roles/roles.tsx';
import { type ActName, actTexts, billActs } from '../texts.ts';
import css from './billsTable.module.css';
import { WhileOpen } from './whileOpen.tsx';

const dealOf = ({ kind, id }: ListedBill): string =>
  `${kind === 'offer' ? href('officeOffer', { offerId: id }) : href('officeEntry', { entryId: id })}?tab=recent`;

/** Moves the focus to the next or previous row; from outside the table to the first. */
const step = (body: HTMLTableSectionElement | null, by: 1 | -1): void => {
  const rows = [...(body?.querySelectorAll('tr') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[at === -1 ? 0 : at + by]?.querySelector('a')?.focus();
};

type Props = {
  readonly bills: readonly ListedBill[];
  readonly picked: Picked<ListedBill>;
  readonly month: string | null;
  readonly onAct: (act: ActName, bill: ListedBill) => void;
};

const Client = ({ bill, month }: { readonly bill: ListedBill } & Pick<Props, 'month'>) => (
  <>
    <Link to={`?tab=${bill.billStatus}&client=${bill.clientId}${month ? `&month=${month}` : ''}`}>{bill.clientName}</Link>
    {bill.billClientId ? <small>{bill.billClientId}</small> : null}
    {bill.order?.addressee ? <small>宛名 {addressedName(bill.order.addressee) || '住所のみ'}</small> : null}
    {bill.order?.poNumber ? <small>発注番号 {bill.order.poNumber}</small> : null}
    {bill.isBillable ? null : (
      <Link to={href('officeAccount', { uid: bill.clientId })} className={css.incomplete}>
        請求先に不足
      </Link>
    )}
  </>
);

/** What the amount is, and what it has beside the fee; nothing for a fee alone. */
const partsOf = ({ serviceFee, extra, feeChanged, cancelled, isSupplement }: ListedBill): readonly string[] => [
  ...(cancelled ? ['取消料'] : []),
  ...(feeChanged ? ['報酬の変更あり'] : []),
  ...(serviceFee > 0 ? [`うちサービス料 ${formatYen(serviceFee)}`] : []),
  ...(isSupplement ? [SUPPLEMENT] : extra > 0 ? [`うち${SUPPLEMENT} ${formatYen(extra)}`] : []),
];

/** A locked month has no unclaimed bills, so it is read only for the others. */
const Acts = ({ bill, onAct }: { readonly bill: ListedBill } & Pick<Props, 'onAct'>) => {
  if (bill.isSupplement) return null;
  const acts = billActs[bill.billStatus].map((act) => (
    <Permitted key={act} aggregate={bill.kind} type={act}>
      <Button size="small" variant="text" onClick={() => onAct(act, bill)}>
        {actTexts[act].label}
      </Button>
    </Permitted>
  ));
  return bill.billStatus === 'UNCLAIMED' ? acts : <WhileOpen month={bill.month}>{acts}</WhileOpen>;
};

export const BillsTable = ({ bills, picked, month, onAct }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useOfficeKeys({ j: () => step(body.current, 1), k: () => step(body.current, -1) });
  return (
    <DataTable
      label="請求の表"
      className={css.cards}
      bodyRef={body}
      rows={bills}
      keyOf={({ id, isSupplement }) => `${id} ${isSupplement}`}
      columns={[
        {
          head: '選択',
          silent: true,
          className: css.pick,
          cell: ({ id, jobTitle, talentName, isSupplement }) =>
            isSupplement ? null : (
              <input
                type="checkbox"
                aria-label={`${jobTitle || MISSING_JOB}、${talentName}を選択`}
                checked={picked.has(id)}
                onChange={() => undefined}
                onClick={({ shiftKey }) => picked.toggle(id, shiftKey)}
              />
            ),
        },
        { head: '完了', as: 'keep', className: css.closed, named: true, cell: ({ closedAt }) => <ListedTime at={closedAt} /> },
        { head: 'お仕事', className: css.job, cell: (bill) => <Link to={dealOf(bill)}>{bill.jobTitle || MISSING_JOB}</Link> },
        { head: 'クライアント', className: css.client, cell: (bill) => <Client bill={bill} month={month} /> },
        { head: 'キャスト', className: css.cast, cell: ({ talentName }) => talentName },
        {
          head: '請求額（税抜）',
          as: 'number',
          className: css.fee,
          named: true,
          cell: (bill) => (
            <>
              {formatYen(billedOf(bill))}
              <small className={css.changed}>
                {partsOf(bill).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </small>
            </>
          ),
        },
        { head: labelOf(dealFields.billId), className: css.bill, named: true, cell: ({ billId }) => billId },
        ...(bills.some(({ doneBy }) => doneBy !== null)
          ? [{ head: '担当者', className: css.doneBy, named: true, cell: ({ doneBy }: ListedBill) => doneBy }]
          : []),
        {
          head: '操作',
          silent: true,
          as: 'keep',
          className: css.actions,
          cell: (bill) => (
            <>
              <Acts bill={bill} onAct={onAct} />
              <Link to={historyOf(bill.isSupplement ? 'settlement' : bill.kind, bill.id)} className={css.history}>
                履歴
              </Link>
            </>
          ),
        },
      ]}
    />
  );
};
