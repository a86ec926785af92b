import { useParams } from 'react-router-dom';
import { InvoicePaper } from '#web/entities/invoice/invoicePaper.tsx';
import { useInvoice } from '#web/entities/invoice/invoices.ts';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPaper, PaperPage } from '#web/shared/ui/paper.tsx';

const back = { to: href('clientSettings'), label: '設定へ戻る' };
const pageOf = (number: string) => href('clientInvoice', { id: number });

export default function InvoiceScreen() {
  const { id = '' } = useParams();
  const query = useInvoice(id);
  const none = (
    <MissingPaper title="請求書">
      <EmptyState title="請求書が見つかりません" action={<LinkButton to={back.to}>{back.label}</LinkButton>}>
        請求番号をご確認ください。
      </EmptyState>
    </MissingPaper>
  );
  return (
    <PaperPage>
      <Loaded query={query} row={query.data} none={none}>
        {(invoice) => <InvoicePaper invoice={invoice} pageOf={pageOf} back={back} />}
      </Loaded>
    </PaperPage>
  );
}
