import { type ReactNode, useId } from 'react';
import type { List } from '#web/shared/ui/listed.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { type BoardStage, boardLabels } from '../boardStages.ts';
import css from './board.module.css';

export const CardSkeletons = () => (
  <div className={css.cards} role="status" aria-label="読み込んでいます">
    {['first', 'second'].map((key) => (
      <div key={key}>
        <SkeletonBlock ratio="1 / 0.94" />
        <SkeletonBlock width="70%" height={44} />
      </div>
    ))}
  </div>
);

type ColumnProps = { readonly stage: BoardStage; readonly count?: string | undefined; readonly children: ReactNode };

export const Column = ({ stage, count, children }: ColumnProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.column}>
      <h2 id={id} className={css.stage}>
        {boardLabels[stage]} {count === undefined ? null : <span className="figures">{count}人</span>}
      </h2>
      {children}
    </section>
  );
};

type CardsProps<Row> = { readonly list: List<Row>; readonly none: string; readonly children: (row: Row) => ReactNode };

export const Cards = <Row,>({ list, none, children }: CardsProps<Row>) => (
  <Listed list={list} skeleton={<CardSkeletons />} none={<p className={css.none}>{none}</p>}>
    {(rows) => <ul className={css.cards}>{rows.map(children)}</ul>}
  </Listed>
);
