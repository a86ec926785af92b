import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DAYS_MAX } from '#domain/work/search/wanted.ts';
import { useNow } from '../format/now.ts';
import type { OwnFilter } from './filterSelect.tsx';
import css from './search.module.css';

type FilterDaysProps = {
  readonly label: string;
  /** Chosen dates (YYYY-MM-DD), at most `most`. */
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChoose: (dates: readonly string[]) => void;
};

/** Adds dates from today on, one at a time, and clears its input after each. */
const FilterDays = ({ label, chosen, most, onChoose }: FilterDaysProps) => {
  const [typed, setTyped] = useState('');
  const today = jstDate(useNow());
  return (
    <label className={css.filter}>
      <span>{label}</span>
      <input
        type="date"
        value={typed}
        min={today}
        disabled={chosen.length >= most}
        onChange={({ target: { value } }) => {
          // While a year is typed, the date is far in the past.
          const isWhole = today <= value;
          setTyped(isWhole ? '' : value);
          if (isWhole) onChoose([...new Set([...chosen, value])].sort());
        }}
      />
    </label>
  );
};

export const daysFilterOf = (label: string, labelOf: (date: string) => string): OwnFilter => ({
  field: 'days',
  label,
  labelOf,
  show: (chosen, choose) => <FilterDays key="days" label={label} chosen={chosen} most={DAYS_MAX} onChoose={choose} />,
});
