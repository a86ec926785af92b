import css from './photo.module.css';
import { Photo } from './photo.tsx';

type Props = { readonly path: string; readonly name: string; readonly eager?: boolean; readonly onOpen: () => void };

/** A picture that opens enlarged. */
export const PhotoButton = ({ path, name, eager = false, onOpen }: Props) => (
  <button type="button" className={css.button} onClick={onOpen} aria-label={`${name}を大きく表示する`}>
    <Photo path={path} alt="" eager={eager} />
  </button>
);
