import { longTime } from '#domain/kernel/format/times.ts';
import { type DealStep, stepsOfEntry, stepsOfOffer } from '#domain/work/deal/steps.ts';
import type { Deal, DealKind, Deals, Side } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import css from './dealTimeline.module.css';

const stepsOf: { readonly [K in DealKind]: (deal: Deals[K]) => readonly DealStep[] } = { offer: stepsOfOffer, entry: stepsOfEntry };

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side };

/** The events of a deal in this side's words, newest first. */
export const DealTimeline = ({ kind, deal, side }: Props) => (
  <Card title="これまでの流れ">
    <ol className={css.timeline}>
      {stepsOf[kind](deal as never)
        .toReversed()
        .map(({ type, at, words, detail }) => (
          <li key={`${type}${at}`}>
            {words.timeline[side]}
            {detail ? <small className="figures">{detail}</small> : null}
            <time className="figures" dateTime={new Date(at).toISOString()}>
              {longTime(at)}
            </time>
          </li>
        ))}
    </ol>
  </Card>
);
