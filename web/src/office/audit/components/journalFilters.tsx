import { type ReactNode, type SubmitEvent, useState } from 'react';
import { officeActs } from '#domain/office/audit/officeTypes.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { actText } from '../../history/eventTexts.ts';
import { SpanField } from '../../list/spanField.tsx';
import spans from '../../list/spans.module.css';
import { type SpanFaults, spanFaultsOf } from '../../list/spans.ts';
import css from '../audit.module.css';
import type { JournalField, Typed } from '../journalFilter.ts';

const acts = officeActs.map((act) => ({ value: act, label: actText(act) }));

type Props = {
  readonly applied: Typed;
  readonly members: readonly { readonly value: string; readonly label: string }[];
  readonly onSearch: (typed: Typed) => void;
  /** Shown next to the button, with what is typed and not searched yet. */
  readonly children: (typed: Typed) => ReactNode;
};

/** It starts with a button, since each search is recorded. */
export const JournalFilters = ({ applied, members, onSearch, children }: Props) => {
  const [typed, setTyped] = useState(applied);
  const [faults, setFaults] = useState<SpanFaults>({});
  const type = (field: JournalField) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = spanFaultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length === 0) onSearch(typed);
  };
  const input = (field: keyof SpanFaults, label: string) => ({
    id: `journal-${field}`,
    label,
    value: typed[field],
    fault: faults[field],
    onType: type(field),
  });
  return (
    <form noValidate aria-label="事務局の操作の検索" onSubmit={search} className={`${spans.filters} ${css.noPrint}`}>
      <FilterSelect label="担当者" any="すべて" value={typed.member} options={members} onChange={type('member')} />
      <FilterSelect label="操作" any="すべて" value={typed.act} options={acts} onChange={type('act')} />
      <SpanField {...input('since', '開始日')} type="date" />
      <SpanField {...input('until', '終了日')} type="date" />
      <SpanField {...input('from', '金額（円以上）')} type="yen" />
      <SpanField {...input('to', '金額（円以下）')} type="yen" />
      <div className={spans.searchRow}>
        <Button type="submit">検索する</Button>
        {children(typed)}
      </div>
    </form>
  );
};
