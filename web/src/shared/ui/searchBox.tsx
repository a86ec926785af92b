import { Icon } from './icon.tsx';
import css from './searchBox.module.css';

type Props = {
  readonly value: string;
  readonly hint: string;
  readonly onFocus?: () => void;
  readonly onType: (text: string) => void;
};

export const SearchBox = ({ value, hint, onFocus, onType }: Props) => (
  <label className={css.box}>
    <span className="visually-hidden">キーワード</span>
    <Icon name="search" size={20} />
    <input
      type="search"
      value={value}
      placeholder={hint}
      maxLength={100}
      autoComplete="off"
      onFocus={onFocus}
      onChange={({ target }) => onType(target.value)}
    />
  </label>
);
