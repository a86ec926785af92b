import { Photo } from '#web/shared/ui/photo.tsx';
import css from './clientSummary.module.css';

type Props = { readonly thumbnail: string | null; readonly name: string; readonly note: string };

/** A client's picture, name and one more line. */
export const ClientHead = ({ thumbnail, name, note }: Props) => (
  <div className={css.summary}>
    <Photo path={thumbnail} alt="" size={72} />
    <div>
      <strong>{name}</strong>
      {note ? <p>{note}</p> : null}
    </div>
  </div>
);
