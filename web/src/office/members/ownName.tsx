import { Link } from 'react-router-dom';
import { siteName } from '#domain/kernel/siteName.ts';
import { href } from '#web/routing/href.ts';
import css from './face.module.css';
import { Face } from './face.tsx';

type Props = { readonly uid: string; readonly name: string; readonly email: string };

/** The signed-in member in the header; leads to the settings, where the name is entered. */
export default function OwnName({ uid, name, email }: Props) {
  const place = `${siteName}　事務局`;
  const shown = name || email;
  return (
    <Link to={href('officeSettings')} className={css.who} title={`${email}、${place}`} aria-label={`${shown}　${place}`}>
      <span>
        {shown}
        <small>{place}</small>
      </span>
      <Face uid={uid} name={shown} />
    </Link>
  );
}
