import { type ReactNode, type SubmitEvent, useState } from 'react';
import { officeActs } from '#domain/audit/journal.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import css from '../audit.module.css';
import { actText } from '../eventTexts.ts';
import { type Faults, faultsOf, type JournalField, type Typed } from '../journalFilter.ts';

const acts = officeActs.map((act) => ({ value: act, label: actText(act) }));

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly type: 'date' | 'text';
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (value: string) => void;
};

/** One end of a span. Nothing here has to be filled in, so no field says that it is optional. */
const Field = ({ id, label, type, value, fault, onType }: FieldProps) => (
  <div className={css.field}>
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      type={type}
      inputMode={type === 'text' ? 'numeric' : undefined}
      value={value}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
      onChange={({ target }) => onType(target.value)}
    />
    {fault ? (
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
    ) : null}
  </div>
);

type Props = {
  readonly applied: Typed;
  readonly members: readonly { readonly value: string; readonly label: string }[];
  readonly onSearch: (typed: Typed) => void;
  /** Beside the button. */
  readonly children: ReactNode;
};

/** Whose acts, which, when and of what amount: asked for with a button, because every search is on record. */
export const JournalFilters = ({ applied, members, onSearch, children }: Props) => {
  const [typed, setTyped] = useState(applied);
  const [faults, setFaults] = useState<Faults>({});
  const type = (field: JournalField) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(typed);
    setFaults(found);
    if (Object.keys(found).length === 0) onSearch(typed);
  };
  const input = (field: JournalField, label: string) => ({
    id: `journal-${field}`,
    label,
    value: typed[field],
    fault: faults[field],
    onType: type(field),
  });
  return (
    <form noValidate aria-label="事務局の操作の検索" onSubmit={search} className={`${css.journalFilters} ${css.noPrint}`}>
      <FilterSelect label="担当者" any="すべて" value={typed.member} options={members} onChange={type('member')} />
      <FilterSelect label="操作" any="すべて" value={typed.act} options={acts} onChange={type('act')} />
      <Field {...input('since', '開始日')} type="date" />
      <Field {...input('until', '終了日')} type="date" />
      <Field {...input('from', '金額（円以上）')} type="text" />
      <Field {...input('to', '金額（円以下）')} type="text" />
      <div className={css.searchRow}>
        <Button type="submit">検索する</Button>
        {children}
      </div>
    </form>
  );
};
