import type { DealStep } from '#domain/deal/steps.ts';
import { longTime } from '#domain/format/times.ts';
import { Card } from '#web/shared/ui/card.tsx';
import type { Side } from '../kinds.ts';
import css from './dealTimeline.module.css';

type Props = { readonly steps: readonly DealStep[]; readonly side: Side };

/** What has happened so far in the words for this side, newest first. */
export const DealTimeline = ({ steps, side }: Props) => (
  <Card title="これまでの流れ">
    <ol className={css.timeline}>
      {steps.toReversed().map(({ type, at, words, detail }) => (
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
