import { formatYen } from '#domain/kernel/format/numbers.ts';
import { monthText } from '#domain/kernel/format/times.ts';
import { useOwnInvoices } from '#web/entities/invoice/invoices.ts';
import { invoiceChip, whenText } from '#web/entities/invoice/status.ts';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './ownInvoices.module.css';

/** The signed-in client's invoices, each with a link to its page. */
export const OwnInvoices = () => {
  const list = useOwnInvoices();
  return (
    <Card title="請求書">
      <Listed list={list} skeleton={<RowSkeletons count={1} />} none={<p>発行された請求書は、ここに表示されます。</p>}>
        {(rows) => (
          <ul aria-label="請求書の一覧">
            {rows.map((invoice) => (
              <Row key={invoice.number} className={css.row}>
                <h3 className={css.title}>
                  <CoverLink to={href('clientInvoice', { id: invoice.number })}>
                    {monthText(invoice.month)}分　{invoice.number}
                  </CoverLink>
                </h3>
                <span className={`${css.yen} figures`}>{formatYen(invoice.total)}</span>
                <span className={`${css.about} figures`}>{whenText(invoice)}</span>
                <StatusChip {...invoiceChip(invoice)} />
              </Row>
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
};
