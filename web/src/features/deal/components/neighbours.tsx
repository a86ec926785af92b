import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { stageLabels, stageOf } from '#domain/deal/stages.ts';
import { funnelOf, useOwnAgenda } from '#web/features/agenda/public.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { type Deal, type DealKind, jobPage, kinds } from '../kinds.ts';
import { neighboursOf, stageIn } from '../neighbours.ts';
import { type Candidate, useCandidates } from '../queries/candidates.ts';
import css from './neighbours.module.css';

type Props = { readonly kind: DealKind; readonly deal: Deal };
type StepProps = { readonly to: Candidate | undefined; readonly words: '前' | '次'; readonly state: object };

const nameOf = ({ deal }: Candidate): string => deal.talent.name;

/** The way to a candidate beside this one. It takes this page's place in the history, so that "back" leads to the board. */
const Step = ({ to, words, state }: StepProps) => {
  const mark = <Icon name={words === '前' ? 'back' : 'forward'} size={20} />;
  if (!to) return <span className={css.step}>{mark}</span>;
  return (
    <Link
      className={css.step}
      to={kinds[to.kind].page.client(to.deal.id)}
      replace
      state={state}
      rel={words === '前' ? 'prev' : 'next'}
      aria-label={`${words}の候補者：${nameOf(to)}`}
    >
      {mark}
    </Link>
  );
};

/** For the client: the candidates of the same job and stage before and after this one, and its place among them. */
export const Neighbours = ({ kind, deal }: Props) => {
  const { state } = useLocation();
  const own = stageOf(kind, deal.status);
  const stage = stageIn(state) ?? own;
  const { rows, hasMore = false, loadingMore = false, showMore, query } = useCandidates(deal.jobId, stage);
  const { agenda } = useOwnAgenda();
  const { at, previous, next } = neighboursOf(rows, deal.id);
  // One that is in the stage stands further down; the last one of a page has somebody after it.
  const isWanting = hasMore && !loadingMore && own === stage && !next;
  useEffect(() => {
    if (isWanting) showMore?.();
  }, [isWanting, showMore]);
  const total = hasMore ? (stage === 'ended' || !agenda ? null : funnelOf(agenda, deal.jobId)[stage]) : rows.length;
  const [first] = rows;
  const kept = { stage };
  return (
    <nav className={css.neighbours} aria-label="同じお仕事の候補者">
      <Link to={`${jobPage(deal, 'client')}?tab=${stage}`}>ボードへ</Link>
      {at >= 0 ? (
        <p className={css.steps}>
          <Step to={previous} words="前" state={kept} />
          <span className="figures">
            {stageLabels[stage]} {at + 1}
            {total === null ? '人目' : ` / ${total}`}
          </span>
          <Step to={next} words="次" state={kept} />
        </p>
      ) : null}
      {at < 0 && !query.isPending && own !== stage && first ? (
        <Link to={kinds[first.kind].page.client(first.deal.id)} replace state={kept}>
          次の{stageLabels[stage]}：{nameOf(first)}
        </Link>
      ) : null}
    </nav>
  );
};
