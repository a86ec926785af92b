import { signedYen } from '#domain/kernel/format/numbers.ts';
import { fullDay, longTime } from '#domain/kernel/format/times.ts';
import type { PaymentKind } from '#domain/money/invoice/state.ts';
import { type InvoiceDocument, invoicePath, type OfficeInvoice } from '#projections/invoice/invoices.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButton } from '../../acts/actButtons.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import table from '../../list/table.module.css';
import { Permitted } from '../../roles/roles.tsx';
import css from './invoices.module.css';
import { WhileOpen } from './whileOpen.tsx';

type Payment = OfficeInvoice['payments'][number] & { readonly payer: string | null; readonly reason: string | null };

/** In place of the payer, for what is no transfer of the client. */
const kindTexts: Readonly<Record<PaymentKind, string | null>> = {
  TRANSFER: null,
  FEE: '振込手数料（当社負担）',
  REFUND: '過入金の返金',
  CARRIED: '次の請求書に充当（前受金）',
  ADVANCE: '前受金の充当',
};

const strikeAct = ({ id, number }: InvoiceDocument, { id: paymentId, yen }: Payment): Act => ({
  callable: 'invoices',
  type: 'strikePayment',
  fields: { invoiceId: id, paymentId },
  document: invoicePath(number),
  label: '入金の記録を取り消す',
  title: `${signedYen(yen)}の記録を取り消しますか？`,
  done: '入金の記録を取り消しました',
  consequences: ['請求書の残高が戻ります。', '取り消した記録は、理由とともに残ります。'],
  ends: true,
  reasoned: true,
});

/** The member in brackets; nothing in documents of an earlier release. */
const By = ({ uid }: { readonly uid: string | null }) =>
  uid === null ? null : (
    <>
      （<Colleague uid={uid} />）
    </>
  );

type Props = { readonly invoice: InvoiceDocument; readonly office: OfficeInvoice };

/** The payments of an invoice, also cancelled ones with the reason. */
export const Payments = ({ invoice, office: { payments, paymentWords } }: Props) => {
  const rows = payments.map(
    (payment, index): Payment => ({
      ...payment,
      payer: paymentWords?.[index]?.payer ?? null,
      reason: paymentWords?.[index]?.reason ?? null,
    }),
  );
  return (
    <Card title="入金">
      {rows.length === 0 ? (
        <p>入金の記録はまだありません。</p>
      ) : (
        <DataTable
          label="入金の表"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              head: '入金日・振込名義',
              cell: ({ on, kind, payer, recordedAt, recordedBy, struckAt, struckBy, reason }) => (
                <>
                  <span className={css.day}>{fullDay(on)}</span>
                  <small className={css.balance}>{kindTexts[kind] ?? payer ?? '退会した会員'}</small>
                  <small className={css.balance}>
                    {longTime(recordedAt)}に記録
                    <By uid={recordedBy} />
                  </small>
                  {struckAt === null ? null : (
                    <small className={css.balance}>
                      {longTime(struckAt)}に取り消し
                      <By uid={struckBy} />
                      {reason ? `：${reason}` : ''}
                    </small>
                  )}
                </>
              ),
            },
            {
              head: '入金額',
              as: 'number',
              cell: ({ yen, struckAt }) => (struckAt === null ? signedYen(yen) : <del>{signedYen(yen)}</del>),
            },
            {
              head: 'できる操作',
              silent: true,
              as: 'keep',
              className: table.noPrint,
              cell: (payment) =>
                payment.struckAt === null ? (
                  <Permitted aggregate="invoice" type="strikePayment">
                    <WhileOpen month={payment.on.slice(0, 7)}>
                      <ActButton
                        act={strikeAct(invoice, payment)}
                        size="small"
                        variant="text"
                        tone="danger"
                        aria-label={`${fullDay(payment.on)}の入金を取り消す`}
                      >
                        取り消す
                      </ActButton>
                    </WhileOpen>
                  </Permitted>
                ) : null,
            },
          ]}
        />
      )}
    </Card>
  );
};
