import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import css from './shortlist.module.css';

type Acts = {
  readonly busy: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onNote: () => void;
  readonly onRemove: () => void;
};
type Props = {
  readonly cast: Talent;
  /** The place among the shown casts, from 0. */
  readonly at: number;
  readonly note: string;
  readonly picked: boolean;
  readonly onPick: () => void;
  readonly acts: Acts | null;
  readonly children?: ReactNode;
};

/**
 * The two buttons that move a cast. The pressed one keeps the focus, which a browser takes away
 * from a moved row. At an end a button stays, but does nothing, for the same reason.
 */
const Moves = ({ name, at, acts: { busy, isLast, onMove } }: { readonly name: string; readonly at: number; readonly acts: Acts }) => {
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus returns after each move
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);
  const button = (step: 1 | -1, isEnd: boolean) => (
    <Button
      variant="text"
      size="small"
      aria-label={`${name}さんを${step < 0 ? '上' : '下'}へ移動`}
      aria-disabled={isEnd || busy}
      onClick={({ currentTarget }) => {
        if (isEnd || busy) return;
        pressed.current = currentTarget;
        onMove(step);
      }}
    >
      {step < 0 ? '上へ' : '下へ'}
    </Button>
  );
  return (
    <>
      {button(-1, at === 0)}
      {button(1, isLast)}
    </>
  );
};

export const ListedCast = ({ cast, at, note, picked, onPick, acts, children }: Props) => {
  const { id: talentId, name, thumbnail, ageBand, prefecture, sizes } = cast;
  const facts = [ageBandLabel(ageBand), prefectureName(prefecture), sizes.height === null ? '' : `${sizes.height}cm`];
  return (
    <li className={css.cast} ref={useFocusFallback<HTMLLIElement>()}>
      <label className={css.check}>
        <input type="checkbox" aria-label={`${name}さんを選ぶ`} checked={picked} onChange={onPick} />
      </label>
      <span className={`${css.number} figures`}>{at + 1}</span>
      <div className={css.face}>
        <Photo path={thumbnail} alt="" />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to={href('clientTalent', { talentId })}>{name}</Link>
        </h3>
        <p className={`${css.soft} figures`}>{facts.filter(Boolean).join('・')}</p>
        {note ? <p className={css.note}>{note}</p> : null}
        {children}
      </div>
      {acts ? (
        <div className={css.acts}>
          <Moves name={name} at={at} acts={acts} />
          <Button variant="text" size="small" aria-label={`${name}さんのメモを${note ? '直す' : '書く'}`} onClick={acts.onNote}>
            {note ? 'メモを直す' : 'メモを書く'}
          </Button>
          <Button variant="text" size="small" tone="quiet" aria-label={`${name}さんをリストから外す`} onClick={acts.onRemove}>
            外す
          </Button>
        </div>
      ) : null}
    </li>
  );
};
