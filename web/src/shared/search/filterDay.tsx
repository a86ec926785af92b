import { useState } from 'react';
import css from './search.module.css';

type Props = {
  readonly label: string;
  /** The first date (YYYY-MM-DD) that can be chosen. */
  readonly min: string;
  readonly disabled: boolean;
  readonly onChoose: (date: string) => void;
};

/** Takes one date after another, and is empty again after each. */
export const FilterDay = ({ label, min, disabled, onChoose }: Props) => {
  const [typed, setTyped] = useState('');
  return (
    <label className={css.filter}>
      <span>{label}</span>
      <input
        type="date"
        value={typed}
        min={min}
        disabled={disabled}
        onChange={({ target: { value } }) => {
          // A year that is being typed is far in the past at first.
          const isWhole = min <= value;
          setTyped(isWhole ? '' : value);
          if (isWhole) onChoose(value);
        }}
      />
    </label>
  );
};
