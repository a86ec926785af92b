import { fingerprint } from '#domain/kernel/fingerprint.ts';
import css from './face.module.css';

const colours = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

type Props = { readonly uid: string; readonly name: string; readonly size?: 'small' | 'large' };

/** The letter is no text, so that a copied name does not have it twice. */
export const Face = ({ uid, name, size = 'small' }: Props) => (
  <span
    className={`${css.face} ${css[size]} ${css[colours[fingerprint(uid) % colours.length] as string]}`}
    aria-hidden="true"
    data-initial={[...name.trim()][0]?.toUpperCase()}
  />
);

export const NamedFace = (props: Props) => (
  <span className={css.named}>
    <Face {...props} />
    <span>{props.name}</span>
  </span>
);
