import type { ReactNode } from 'react';
import css from './search.module.css';

/** The choices of a filter. */
export type FilterOptions = ReadonlyArray<{ readonly value: string; readonly label: string }>;
/** A filter. `several`: any number of values; the address has them separated by commas. */
export type SelectFilter = { readonly field: string; readonly label: string; readonly options: FilterOptions; readonly several?: boolean };
/** A filter with its own control and its chosen values. */
export type OwnFilter = {
  readonly field: string;
  readonly label: string;
  readonly labelOf: (value: string) => string;
  readonly show: (chosen: readonly string[], choose: (values: readonly string[]) => void) => ReactNode;
};
/** A filter of a search: a select, or its own field. */
export type Filter = SelectFilter | OwnFilter;

type Props = {
  readonly label: string;
  readonly value: string;
  /** The text for "any"; without it an option is always chosen. */
  readonly any?: string;
  readonly options: FilterOptions;
  readonly onChange: (value: string) => void;
};

/** A select that filters a list; `any` is the label of no filter. */
export const FilterSelect = ({ label, value, any, options, onChange }: Props) => (
  <label className={css.filter}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {any === undefined ? null : <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
