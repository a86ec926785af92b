import { Photo } from '#web/shared/ui/photo.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
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

const toneOf = (state: string): ChipTone => {
  if (state.endsWith('待ち')) return 'mine';
  if (state === '休止中') return 'warning';
  if (state === '認証済み' || state === '公開中') return 'good';
  return state === '退会済み' ? 'ended' : 'theirs';
};

/** The state of an account or a profile (`accountState`, `talentState`) as a chip. */
export const StateChip = ({ state }: { readonly state: string }) => <StatusChip tone={toneOf(state)} label={state} />;
