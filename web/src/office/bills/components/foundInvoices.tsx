import { type SubmitEvent, useState } from 'react';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SpanField } from '../../list/spanField.tsx';
import css from '../../list/spans.module.css';
import { type SpanFaults, spanFaultsOf } from '../../list/spans.ts';
import table from '../../list/table.module.css';
import { CLIENTS_MAX, type InvoiceSearch, searchFields, searchIn } from '../invoiceSearch.ts';
import { useInvoiceSearch } from '../queries/invoices.ts';
import { InvoiceTable } from './invoiceTable.tsx';

type Field = keyof InvoiceSearch;

const Form = ({ applied, onSearch }: { readonly applied: InvoiceSearch; readonly onSearch: (search: InvoiceSearch) => void }) => {
  const [typed, setTyped] = useState(applied);
  const [faults, setFaults] = useState<SpanFaults>({});
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = spanFaultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length === 0) onSearch(typed);
  };
  const input = (field: Field, label: string) => ({
    id: `invoices-${field}`,
    label,
    value: typed[field],
    fault: field === 'company' ? undefined : faults[field],
    onType: (value: string) => setTyped((before) => ({ ...before, [field]: value })),
  });
  return (
    <form noValidate aria-label="請求書の検索" onSubmit={search} className={`${css.filters} ${table.noPrint}`}>
      <SpanField {...input('since', '発行日（開始）')} type="date" />
      <SpanField {...input('until', '発行日（終了）')} type="date" />
      <SpanField {...input('from', '税込金額（円以上）')} type="yen" />
      <SpanField {...input('to', '税込金額（円以下）')} type="yen" />
      <SpanField {...input('company', '取引先（名前の一部）')} type="text" />
      <div className={css.searchRow}>
        <Button type="submit">検索する</Button>
      </div>
    </form>
  );
};

/** Invoices, filtered by days, amounts and client name; the server applies all filters together. */
export const FoundInvoices = () => {
  const [params, change] = useAddressParams();
  const applied = searchIn(params);
  const { list, clients } = useInvoiceSearch(applied);
  return (
    <>
      <Form
        applied={applied}
        onSearch={(search) =>
          change((next) => {
            for (const field of searchFields) setOrDelete(next, field, search[field]);
          })
        }
      />
      {clients === CLIENTS_MAX ? (
        <Notice tone="info">同じ名前の取引先が多いため、{CLIENTS_MAX}社までの請求書です。会社名をさらに入力してください。</Notice>
      ) : null}
      <Listed list={list} none={<EmptyState title="条件に合う請求書はありません">検索の条件をご確認ください。</EmptyState>}>
        {(rows) => <InvoiceTable rows={rows} list={list} />}
      </Listed>
    </>
  );
};
