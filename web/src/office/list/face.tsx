import { Photo } from '#web/shared/ui/photo.tsx';
import css from './table.module.css';

/** A name without the form of a company before it: 「ひかり企画」 of 株式会社ひかり企画. */
export const shortName = (name: string): string => name.replace(/^.{1,8}?(会社|法人)[\s　]*/, '') || name;

const initialOf = (name: string): string => [...shortName(name)][0] ?? '';

type Props = {
  readonly name: string;
  /** The portrait of a cast, null without one. Clients have none and show their initial. */
  readonly portrait?: string | null;
  readonly size?: number;
};

/** The small square before a name, so that the eye finds a person again. */
export const Face = ({ name, portrait, size = 24 }: Props) => (
  <span className={css.face} style={{ width: size, height: size, fontSize: size / 2 }} aria-hidden="true">
    {portrait === undefined ? initialOf(name) : <Photo path={portrait} alt="" size={size} />}
  </span>
);
