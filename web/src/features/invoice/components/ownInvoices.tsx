import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, monthText } from '#domain/kernel/format/times.ts';
import { restOfAll } from '#domain/money/invoice/status.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { useAdvance, useOwnInvoices } from '#web/entities/invoice/invoices.ts';
import { invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './ownInvoices.module.css';

const OpenSum = ({ rows, isWhole }: { readonly rows: readonly InvoiceDocument[]; readonly isWhole: boolean }) => {
  const overdue = rows.filter(({ status }) => status === 'OVERDUE');
  const waiting = rows.filter(({ status }) => status === 'ISSUED').sort((one, other) => one.dueAt - other.dueAt);
  const open = [...overdue, ...waiting];
  if (open.length === 0) return <p>{`${isWhole ? '' : '表示中の請求書に、'}お支払いをお待ちしている請求書はありません。`}</p>;
  return (
    <div className={css.open}>
      <p className={css.about}>{`${isWhole ? '未払いの合計' : '表示中の未払いの合計'}（税込・${open.length}件）`}</p>
      <p className={`${css.sum} figures`}>{formatYen(restOfAll(open))}</p>
      {overdue.length > 0 ? (
        <p className={css.late}>{`うち${formatYen(restOfAll(overdue))}（${overdue.length}件）は、お支払期限を過ぎています。`}</p>
      ) : null}
      {waiting[0] ? <p className={css.about}>{`次のお支払期限は${longDate(waiting[0].dueAt)}です。`}</p> : null}
    </div>
  );
};

/** The advance payments that the next invoice sets off, with the invoice that they come from. */
const Advance = () => {
  const { yen, from } = useAdvance(useUid());
  return yen > 0 ? (
    <p className="figures">
      前受金 {formatYen(yen)}：次の請求書で差し引きます（
      <Link to={href('clientInvoice', { id: from })}>請求書 {from}の過入金</Link>）
    </p>
  ) : null;
};

export const OwnInvoices = () => {
  const list = useOwnInvoices();
  return (
    <Card title="請求書">
      <Listed list={list} skeleton={<RowSkeletons count={1} />} none={<p>発行された請求書は、ここに表示されます。</p>}>
        {(rows) => (
          <>
            <OpenSum rows={rows} isWhole={!list.hasMore} />
            <Advance />
            <ul aria-label="請求書の一覧">
              {rows.map((invoice) => (
                <Row key={invoice.number} className={css.row}>
                  <h3 className={css.title}>
                    <CoverLink to={href('clientInvoice', { id: invoice.number })}>
                      {monthText(invoice.month)}分　{invoice.number}
                    </CoverLink>
                  </h3>
                  <span className={`${css.yen} figures`}>{formatYen(invoice.total)}（税込）</span>
                  <span className={`${css.about} figures`}>{whenText(invoice)}</span>
                  <StatusChip {...invoiceChip(invoice)} />
                </Row>
              ))}
            </ul>
          </>
        )}
      </Listed>
    </Card>
  );
};
