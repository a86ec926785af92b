import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Stage, stageLabels, stageOf } from '#domain/work/deal/stages.ts';
import { type Candidate, useCandidates } from '#web/entities/deal/candidates.ts';
import { useFunnels } from '#web/entities/deal/funnels.ts';
import { type Deal, type DealKind, jobPage, kinds } from '#web/entities/deal/kinds.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { neighboursOf, stageIn } from '../neighbours.ts';
import css from './neighbours.module.css';

type Props = { readonly kind: DealKind; readonly deal: Deal };
const nameOf = ({ deal }: Candidate): string => deal.talent.name;

/** The two directions; `step` in the history state is the one that led to a page. */
const ways = {
  previous: { words: '前の候補者', icon: 'back', rel: 'prev' },
  next: { words: '次の候補者', icon: 'forward', rel: 'next' },
} as const;
type Way = keyof typeof ways;
type StepProps = { readonly way: Way; readonly to: Candidate | undefined; readonly stage: Stage; readonly takesFocus: boolean };

/** Replaces the history entry, so that "back" leads to the board. */
const Step = ({ way, to, stage, takesFocus }: StepProps) => {
  const { words, icon, rel } = ways[way];
  const ref = useRef<HTMLAnchorElement>(null);
  // A new page gives the focus to its main part, so the keyboard would start at the top for each
  // candidate. The microtask runs after that effect.
  useEffect(() => {
    if (!takesFocus) return;
    queueMicrotask(() => {
      const held = document.activeElement;
      if (held === document.body || held?.id === 'main') ref.current?.focus({ preventScroll: true });
    });
  }, [takesFocus]);
  const mark = <Icon name={icon} size={20} />;
  if (!to) return <span className={css.step}>{mark}</span>;
  return (
    <Link
      ref={ref}
      className={css.step}
      to={kinds[to.kind].page.client(to.deal.id)}
      replace
      state={{ stage, step: way }}
      rel={rel}
      aria-label={`${words}：${nameOf(to)}`}
    >
      {mark}
    </Link>
  );
};

export const Neighbours = ({ kind, deal }: Props) => {
  const { state } = useLocation();
  const own = stageOf(kind, deal.status);
  const stage = stageIn(state) ?? own;
  const { rows, hasMore = false, loadingMore = false, showMore, query } = useCandidates(deal.jobId, stage);
  const { funnelOf } = useFunnels(hasMore ? [deal.jobId] : [], 1);
  const { at, previous, next } = neighboursOf(rows, deal.id);
  // A deal of the stage that is not loaded yet is further down; the last one of a page has a
  // successor.
  const isWanting = hasMore && !loadingMore && own === stage && !next;
  useEffect(() => {
    if (isWanting) showMore?.();
  }, [isWanting, showMore]);
  const total = hasMore ? (stage === 'ended' || !funnelOf ? null : funnelOf(deal.jobId)[stage]) : rows.length;
  const [first] = rows;
  const came = (state as { readonly step?: Way } | null)?.step;
  // At the end of the list only the way back is left.
  const focused = came === 'next' && !next ? 'previous' : came === 'previous' && !previous ? 'next' : came;
  return (
    <nav className={css.neighbours} aria-label="同じお仕事の候補者">
      <Link className={css.board} title={deal.job.title} to={`${jobPage(deal, 'client')}?tab=${stage}`}>
        {deal.job.title || 'お仕事'}
      </Link>
      {at >= 0 && total !== 1 ? (
        <p className={css.steps}>
          <Step way="previous" to={previous} stage={stage} takesFocus={focused === 'previous'} />
          <span className="figures">
            {stageLabels[stage]}：{total === null ? '' : `${total}人中`}
            {at + 1}人目
          </span>
          <Step way="next" to={next} stage={stage} takesFocus={focused === 'next'} />
        </p>
      ) : null}
      {at < 0 && !query.isPending && own !== stage && first ? (
        <Link to={kinds[first.kind].page.client(first.deal.id)} replace state={{ stage }}>
          次の{stageLabels[stage]}：{nameOf(first)}
        </Link>
      ) : null}
    </nav>
  );
};
