import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import css from './menuList.module.css';

type Props = { readonly label: string; readonly entries: ReadonlyArray<{ readonly to: string; readonly label: string }> };

export const MenuList = ({ label, entries }: Props) => (
  <nav aria-label={label} className={css.list}>
    <ul>
      {entries.map(({ to, label: text }) => (
        <li key={to}>
          <Link to={to}>
            {text}
            <Icon name="forward" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
