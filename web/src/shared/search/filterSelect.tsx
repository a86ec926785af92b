import css from './search.module.css';

export type FilterOptions = ReadonlyArray<{ readonly value: string; readonly label: string }>;
/** One thing to filter by. `several`: of its values any number can be chosen; the address has them with commas between. */
export type SelectFilter = { readonly field: string; readonly label: string; readonly options: FilterOptions; readonly several?: boolean };
/** Days (YYYY-MM-DD), of which `most` can be chosen. */
export type DayFilter = { readonly field: string; readonly label: string; readonly most: number };
export type Filter = SelectFilter | DayFilter;

type Props = {
  readonly label: string;
  readonly value: string;
  /** What stands for "any"; without it one of the options is always chosen. */
  readonly any?: string;
  readonly options: FilterOptions;
  readonly onChange: (value: string) => void;
};

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
