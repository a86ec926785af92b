import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCount } from '#web/shared/data/reads/readOnce.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { StateChip } from '../../list/face.tsx';
import { useMayRead } from '../../roles/roles.tsx';
import type { PersonFigure } from '../figures.ts';
import { type PersonSide, personAddress } from '../parts.ts';
import css from './personPage.module.css';

const FigureStrip = ({ figures }: { readonly figures: readonly PersonFigure[] }) => (
  <dl className={`${css.figures} figures`} aria-label="この方の数字">
    {figures.map(({ label, value, note, isLate, to }) => (
      <div key={label} data-late={isLate || undefined}>
        <dt>{label}</dt>
        <dd className={css.value}>{to ? <Link to={to}>{value}</Link> : value}</dd>
        {note ? <dd>{note}</dd> : null}
      </div>
    ))}
  </dl>
);

type WarningProps = { readonly uid: string; readonly side: PersonSide };

/** Warns about reports on a person that the office has not settled: one count. */
export const ReportWarning = ({ uid, side }: WarningProps) => {
  const where = [
    ['ownerId', '==', uid],
    ['status', '==', 'OPEN'],
  ] as const;
  const open = useCount({ collection: 'reports', where, limit: 100 }, useMayRead()('requests'));
  return open ? (
    <Notice tone="warning">
      確認待ちの通報が{open}件あります。<Link to={personAddress(uid, side, 'reports')}>通報を見る</Link>
    </Notice>
  ) : null;
};

type Props = {
  readonly face: ReactNode;
  readonly state: string;
  readonly kind: ReactNode;
  readonly name: string;
  readonly about: ReactNode;
  readonly acts: ReactNode;
  readonly figures: readonly PersonFigure[];
  readonly warnings?: ReactNode;
  readonly main: ReactNode;
  readonly side: ReactNode;
};

/**
 * The page of a person: a head with the acts, figures, and below them the work on the left and the
 * registered data on the right; one column where it is narrow.
 */
export const PersonPage = ({ face, state, kind, name, about, acts, figures, warnings, main, side }: Props) => (
  <div className={css.page}>
    <header className={css.head}>
      {face}
      <div className={css.name}>
        <span className={css.chips}>
          <StateChip state={state} />
          {kind}
        </span>
        <h2>{name}</h2>
        <small>{about}</small>
      </div>
      <div className={css.acts}>{acts}</div>
    </header>
    {figures.length > 0 ? <FigureStrip figures={figures} /> : null}
    {warnings}
    <div className={css.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  </div>
);
