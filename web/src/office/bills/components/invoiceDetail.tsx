import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, longTime } from '#domain/kernel/format/times.ts';
import { owedOf, restOf } from '#domain/money/invoice/status.ts';
import type { InvoiceDocument, OfficeInvoice } from '#projections/invoice/invoices.schema.ts';
import { InvoicePaper } from '#web/entities/invoice/invoicePaper.tsx';
import { useInvoice } from '#web/entities/invoice/invoices.ts';
import { balanceText, invoiceChip } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { invoiceAt } from '../../filters/billFilter.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { fieldName } from '../../list/fieldName.ts';
import { Permitted } from '../../roles/roles.tsx';
import type { Issue } from '../commands/issueInvoice.ts';
import { invoiceActs, invoiceForms } from '../invoiceActs.ts';
import { useOfficeInvoice } from '../queries/invoices.ts';
import css from './invoices.module.css';
import { Payments } from './payments.tsx';
import { WhileOpen } from './whileOpen.tsx';

const CreditDialog = lazy(() => import('./creditDialog.tsx'));
const IssueDialog = lazy(() => import('./issueDialog.tsx'));
const PaymentDialog = lazy(() => import('./paymentDialog.tsx'));

const back = { to: '?tab=INVOICES', label: '請求書の一覧へ戻る' };

const factsOf = (invoice: InvoiceDocument, { voidReason, voidedBy, creditReasons }: OfficeInvoice): readonly Fact[] => [
  { term: '状態', value: <StatusChip {...invoiceChip(invoice)} /> },
  {
    term: 'クライアント',
    value: <Link to={href('officeAccount', { uid: invoice.clientId })}>{invoice.billTo?.company ?? '退会した会員'}</Link>,
  },
  { term: fieldName('invoice', 'paid'), value: `${formatYen(invoice.paid)}（税込${formatYen(owedOf(invoice))}）` },
  ...invoice.credits.map(({ number, total }, at) => ({
    term: `減額 ${number}`,
    value: `▲${formatYen(total)}：${creditReasons?.[at] ?? '（消去済み）'}`,
  })),
  ...(balanceText(invoice) ? [{ term: '差額', value: balanceText(invoice) }] : []),
  { term: fieldName('invoice', 'dueAt'), value: longDate(invoice.dueAt) },
  ...(invoice.remindedAt === null ? [] : [{ term: 'お支払いのお願い', value: longTime(invoice.remindedAt) }]),
  ...(invoice.voidedAt === null ? [] : [{ term: '無効', value: `${longTime(invoice.voidedAt)}：${voidReason ?? '（消去済み）'}` }]),
  ...(voidedBy === null ? [] : [{ term: '無効にした担当者', value: <Colleague uid={voidedBy} /> }]),
];

/** The client's month again; the dialog reads the open bills. */
const reissueOf = ({ clientId, month, billTo }: InvoiceDocument): Issue => ({
  id: clientId,
  clientId,
  month,
  clientName: billTo?.company ?? '退会した会員',
  count: 0,
  total: 0,
});

/** What the amount lacks after a payment, or a surplus; the acts beside it balance both. */
const balanceNote = (invoice: InvoiceDocument): string | null => {
  const { status, paid } = invoice;
  const missing = restOf(invoice);
  if (status === 'VOIDED' || paid === 0 || missing === 0) return null;
  return missing > 0 ? `${formatYen(missing)}が不足しています。` : `${formatYen(-missing)}の過入金です。返金するか、次の請求書に充てます。`;
};

type Props = { readonly invoice: InvoiceDocument; readonly office: OfficeInvoice };

const Detail = ({ invoice, office }: Props) => {
  const now = useNow();
  const forms = invoiceForms(invoice);
  const acts = invoiceActs(invoice, now);
  const [paying, setPaying] = useState(false);
  const [crediting, setCrediting] = useState(false);
  const [issuing, setIssuing] = useState(false);
  return (
    <div className={css.detail}>
      <div className={css.sheet}>
        <InvoicePaper invoice={invoice} pageOf={invoiceAt} back={back} hasActs />
      </div>
      <div className={css.side}>
        <Stack>
          <Card title="入金の状況" action={<Link to={historyOf('invoice', invoice.id)}>履歴</Link>}>
            <Facts facts={factsOf(invoice, office)} />
          </Card>
          {forms.includes('recordPayment') ? (
            <Permitted aggregate="invoice" type="recordPayment">
              <div>
                <Button onClick={() => setPaying(true)}>入金を記録する</Button>
              </div>
            </Permitted>
          ) : null}
          {forms.includes('credit') ? (
            <Permitted aggregate="invoice" type="credit">
              <div>
                <Button variant="outlined" onClick={() => setCrediting(true)}>
                  返還請求書を発行する
                </Button>
              </div>
            </Permitted>
          ) : null}
          {balanceNote(invoice) ? <Notice tone="info">{balanceNote(invoice)}</Notice> : null}
          {forms.includes('issue') ? (
            <Permitted aggregate="invoice" type="issue">
              <div>
                <Button onClick={() => setIssuing(true)}>訂正して再発行する</Button>
              </div>
            </Permitted>
          ) : null}
          <ActButtons acts={acts.filter(({ type }) => type !== 'void')} />
          {acts.some(({ type }) => type === 'void') ? (
            <WhileOpen month={invoice.month}>
              <ActButtons acts={acts.filter(({ type }) => type === 'void')} />
            </WhileOpen>
          ) : null}
          <Payments invoice={invoice} office={office} />
        </Stack>
      </div>
      <Suspense>
        {paying ? <PaymentDialog invoice={invoice} onClose={() => setPaying(false)} /> : null}
        {issuing ? <IssueDialog issues={[reissueOf(invoice)]} onClose={() => setIssuing(false)} /> : null}
        {crediting ? <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} /> : null}
      </Suspense>
    </div>
  );
};

export const InvoiceDetail = ({ number }: { readonly number: string }) => {
  const query = useInvoice(number);
  const office = useOfficeInvoice(number);
  const none = (
    <EmptyState title="請求書が見つかりません" action={<LinkButton to={back.to}>{back.label}</LinkButton>}>
      請求番号をご確認ください。
    </EmptyState>
  );
  return (
    <Loaded query={query} row={query.data} none={none}>
      {(invoice) => (
        <Loaded query={office} row={office.data} none={none}>
          {(known) => <Detail invoice={invoice} office={known} />}
        </Loaded>
      )}
    </Loaded>
  );
};
