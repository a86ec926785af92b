import type { ReactNode } from 'react';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, type DealKind, dueOf, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { rowFacts } from '#web/entities/deal/rowFacts.ts';
import { useNow } from '#web/shared/format/now.ts';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import css from './roomFacts.module.css';

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side };

export const RoomFacts = ({ kind, deal, side }: Props) => {
  const now = useNow();
  const wide = useWide();
  const { day, place, fee } = rowFacts(deal, now);
  const state = <DealStatusChip view={viewOf(kind, deal as never, side)} answerDue={dueOf(deal)} now={now} />;
  const known: readonly (readonly [string, ReactNode])[] = [
    ...(day ? [['日時', day] as const] : []),
    ...(place ? [['場所', place] as const] : []),
    ...(fee ? [['報酬', <NetYen key="fee">{fee}</NetYen>] as const] : []),
  ];
  const terms = (
    <dl className={`${css.terms} figures`}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (known.length === 0) return state;
  if (wide)
    return (
      <div className={css.open}>
        {state}
        {terms}
      </div>
    );
  return (
    <details className={css.folded}>
      <summary>
        {state}
        <span>日時・場所・報酬</span>
      </summary>
      {terms}
    </details>
  );
};
