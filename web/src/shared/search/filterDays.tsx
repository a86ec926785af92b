import { useState } from 'react';
import { jstDate } from '#domain/calendar/instants.ts';
import { useNow } from '#web/shared/format/now.ts';
import css from './search.module.css';

type Props = {
  readonly label: string;
  /** Dates (YYYY-MM-DD), of which `most` can be chosen. */
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChoose: (dates: readonly string[]) => void;
};

/** Takes one date from today on after another, and is empty again after each. */
export const FilterDays = ({ label, chosen, most, onChoose }: Props) => {
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
          // A year that is being typed is far in the past at first.
          const isWhole = today <= value;
          setTyped(isWhole ? '' : value);
          if (isWhole) onChoose([...new Set([...chosen, value])].sort());
        }}
      />
    </label>
  );
};
