import type { ReactNode } from 'react';
import css from './search.module.css';

export type FilterOptions = ReadonlyArray<{ readonly value: string; readonly label: string }>;
/** A filter. `several`: any number of values; the address has them separated by commas. */
export type SelectFilter = { readonly field: string; readonly label: string; readonly options: FilterOptions; readonly several?: boolean };
/** A filter with its own control and its chosen values. `options`: suggestions for the keyword. */
export type OwnFilter = {
  readonly field: string;
  readonly label: string;
  readonly labelOf: (value: string) => string;
  readonly show: (chosen: readonly string[], choose: (values: readonly string[]) => void) => ReactNode;
  readonly options?: FilterOptions;
  readonly several?: true;
};
export type Filter = SelectFilter | OwnFilter;

export const labelIn = (filter: Filter, value: string): string | undefined =>
  'show' in filter ? filter.labelOf(value) : filter.options.find((option) => option.value === value)?.label.trim();

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  /** The text for "any"; without it an option is always chosen. */
  readonly any?: string;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly onChange: (value: Value) => void;
};

export const FilterSelect = <Value extends string>({ label, value, any, options, onChange }: Props<Value>) => (
  <label className={css.filter}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {any === undefined ? null : <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
