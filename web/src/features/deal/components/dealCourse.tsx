import { longTime } from '#domain/kernel/format/times.ts';
import { courseOf } from '#domain/talk/review/course.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import { type DealStep, stepsOfEntry, stepsOfOffer } from '#domain/work/deal/steps.ts';
import type { Deal, DealKind, Deals, Side } from '#web/entities/deal/kinds.ts';
import { useReviewOfDeal } from '#web/features/review/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { CourseSteps } from './courseSteps.tsx';
import css from './dealCourse.module.css';
import { DealCourseSkeleton } from './dealCourseSkeleton.tsx';

const stepsOf: { readonly [K in DealKind]: (deal: Deals[K]) => readonly DealStep[] } = { offer: stepsOfOffer, entry: stepsOfEntry };

type DealTimelineProps = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side };

export const DealTimeline = ({ kind, deal, side }: DealTimelineProps) => (
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

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Viewer; readonly now: number };

export const DealCourse = ({ kind, deal, side, now }: Props) => {
  const reviewer = deal.status === 'IS_CLOSED' && side !== 'office' ? side : null;
  const { query, row } = useReviewOfDeal(deal.id, reviewer);
  // The review step waits for the query's result.
  const review = reviewer !== null && !query.isError ? row : null;
  if (review === undefined) return <DealCourseSkeleton />;
  return <CourseSteps label="全体の流れ" steps={courseOf(kind, deal as never, { side, review, now })} />;
};
