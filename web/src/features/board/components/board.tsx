import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { shortTime } from '#domain/kernel/format/times.ts';
import { isFilled, type Stage, stageOf } from '#domain/work/deal/stages.ts';
import { datesOf } from '#domain/work/job/workDates.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { type Candidate, useCandidates } from '#web/entities/deal/candidates.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { useFunnels } from '#web/entities/deal/funnels.ts';
import { dueOf, kinds, viewOf } from '#web/entities/deal/kinds.ts';
import { rowFacts } from '#web/entities/deal/rowFacts.ts';
import { HoldMark } from '#web/entities/hold/holdMark.tsx';
import { useHoldsOfJob } from '#web/entities/hold/holds.ts';
import { MessageToAll } from '#web/features/chat/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { type BoardStage, boardLabels, boardStages, emptyTexts } from '../boardStages.ts';
import { COMPARE, type Compared, comparedIn, useCompared } from '../compared.ts';
import { daysOfDeal } from '../daysOfDeal.ts';
import { useNewestOnly } from '../queries/dealsWith.ts';
import { type Signs, useSigns } from '../queries/signs.ts';
import css from './board.module.css';
import { BoardCard } from './boardCard.tsx';
import { CardSkeletons, Cards, Column } from './column.tsx';
import { CompareBar } from './compareBar.tsx';

/** The page size per kind and stage of a job with roles. */
const LANE_PAGE = 50;
/** The limit of drawn seats; the others are counted. */
const DRAWN = 8;

type SeatsProps = {
  readonly taken: number;
  readonly seats: number;
  readonly candidates: readonly Candidate[];
};

const Seats = ({ taken, seats, candidates }: SeatsProps) => {
  const drawn = Math.min(DRAWN, Math.max(seats, taken));
  const faces = candidates.slice(0, Math.min(drawn, taken));
  const left = Math.max(seats, taken) - drawn;
  return (
    <section aria-label="募集人数" className={css.seats}>
      <p className={`${css.tally} figures`}>
        成立 <b>{taken}</b> / {seats}人<span>{taken < seats ? `あと${seats - taken}人` : '全員そろいました'}</span>
      </p>
      <ol className={css.faces}>
        {Array.from({ length: drawn }, (_, at) => {
          const face = faces[at];
          return face ? (
            <li key={face.deal.id}>
              <Photo path={face.deal.talent.thumbnail} alt={face.deal.talent.name} ratio="1 / 1" />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={at} className={at < taken ? css.filled : css.open}>
              <span className="figures">{at + 1}</span>
              <span className="visually-hidden">{at < taken ? '人目：成立' : '人目：未定'}</span>
            </li>
          );
        })}
      </ol>
      {left > 0 ? <p className={`${css.left} figures`}>ほか{left}人</p> : null}
    </section>
  );
};

const laneStages: readonly Stage[] = ['asked', 'entered', 'offered', 'concluded'];
const isLaneStage = (stage: BoardStage): stage is Stage => laneStages.some((each) => each === stage);

type Props = {
  readonly candidate: Candidate;
  readonly compared: Compared;
  readonly signs: Signs | undefined;
  readonly dates: readonly string[];
  readonly hold: HoldDocument | undefined;
  readonly now: number;
};

const DealCard = ({ candidate, compared, signs, dates, hold, now }: Props) => {
  const { kind, deal } = candidate;
  const { id, name, thumbnail } = { ...deal.talent, id: deal.talentId };
  const view = viewOf(kind, deal as never, 'client');
  const due = dueOf(deal);
  const signsOfCast = signs?.[id];
  const stage = stageOf(kind, deal.status);
  const { fee, day } = rowFacts(deal, now);
  return (
    <BoardCard
      cast={{ id, name, thumbnail }}
      compared={compared}
      to={kinds[kind].page.client(deal.id)}
      state={{ stage }}
      signs={signsOfCast}
      fee={fee}
      days={daysOfDeal(candidate, dates, signsOfCast)}
    >
      {stage === 'concluded' && day ? <p className={`${css.note} figures`}>{day}</p> : null}
      <div className={css.note}>
        <DealStatusChip view={view} answerDue={due} now={now} />
        {due === null ? null : <span className="figures">{shortTime(due)}まで</span>}
      </div>
      {hold ? (
        <div className={css.note}>
          <HoldMark hold={hold} />
        </div>
      ) : null}
    </BoardCard>
  );
};

// The suggestions need a search, so this column loads after the others.
const CandidatesColumn = lazyPart(
  async () => (await import('./candidatesColumn.tsx')).CandidatesColumn,
  () => <CardSkeletons />,
);
const JobCost = lazyPart(
  async () => (await import('./jobCost.tsx')).JobCost,
  () => <SkeletonBlock height={54} />,
);
const Lanes = lazyPart(
  async () => (await import('./lanes.tsx')).Lanes,
  () => <CardSkeletons />,
);
const DeclineRest = lazyPart(async () => (await import('./declineRest.tsx')).DeclineRest);
const CompareDialog = lazyPart(async () => (await import('./compareDialog.tsx')).CompareDialog);

/** Default: the entries if there are any, else the candidates. Null while loading. */
const useBoardStage = (entered: number | undefined, failed: boolean): BoardStage | null => {
  const wanted = useSearchParams()[0].get('tab');
  const named = boardStages.find((stage) => stage === wanted);
  if (named) return named;
  if (entered === undefined) return failed ? 'entered' : null;
  return entered > 0 ? 'entered' : 'candidates';
};

/**
 * Opens and closes the comparison. It is in the address, so "back" closes it and its link can be
 * shared.
 */
const useComparison = () => {
  const [params, change] = useAddressParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = (state as { readonly comparing?: boolean } | null)?.comparing === true;
  return {
    ids: comparedIn(params),
    open: (ids: readonly string[]) => change((next) => next.set(COMPARE, ids.join()), { replace: false, state: { comparing: true } }),
    close: () => (wasOpened ? navigate(-1) : change((next) => next.delete(COMPARE))),
  };
};

export const Board = ({ job }: { readonly job: Job }) => {
  const now = useNow();
  const isWide = useWide();
  const { failed, funnelOf } = useFunnels([job.id], 1);
  const funnel = funnelOf?.(job.id);
  const current = useBoardStage(funnel?.entered, failed !== undefined);
  const [showsEnded, showEnded] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const compared = useCompared(job.id);
  const comparison = useComparison();
  const dates = datesOf(job);

  const isShown = (stage: BoardStage) => (isWide && stage !== 'ended') || current === stage || (stage === 'ended' && showsEnded);
  const hasRoles = job.roles.length > 0;
  const read = (stage: Stage, always = false) => (always || isShown(stage) ? stage : null);
  // Lanes count the candidates of each role.
  const page = hasRoles ? LANE_PAGE : undefined;
  const lists = {
    asked: useCandidates(job.id, read('asked', hasRoles), page),
    entered: useCandidates(job.id, read('entered', hasRoles), page),
    // The seats show the faces of the concluded casts, and the cost adds both up.
    offered: useCandidates(job.id, read('offered', true), page),
    concluded: useCandidates(job.id, read('concluded', true), page),
    ended: useNewestOnly(job.id, useCandidates(job.id, read('ended'))),
  };
  const { rows: holds } = useHoldsOfJob(job.id);
  const holdOf = ({ deal }: Candidate) => holds.find(({ id }) => id === deal.id);
  const shownLists = Object.entries(lists).filter(([stage]) => isShown(stage as Stage));
  const isRead = shownLists.every(([, { query: list }]) => !list.isPending);
  const { query: signsQuery, signs } = useSigns(
    isRead ? shownLists.flatMap(([, { rows }]) => rows.map(({ deal }) => deal.talentId)) : null,
    dates,
  );

  // Only a whole list can be added up.
  const isAdded = [lists.concluded, lists.offered].every(({ query, hasMore }) => !(query.isPending || query.isError || hasMore));

  /** The open deals of a job whose seats are filled. */
  const rest = funnel && isFilled(job, funnel.concluded) ? funnel.asked + funnel.entered + funnel.offered : 0;

  const countOf = (stage: BoardStage): string | undefined => {
    if (!funnel || stage === 'candidates' || stage === 'ended') return undefined;
    return stage === 'concluded' ? `${funnel.concluded}/${job.numberOfPeople}` : String(funnel[stage]);
  };
  const cardOf = (candidate: Candidate) => (
    <DealCard
      key={candidate.deal.id}
      candidate={candidate}
      compared={compared}
      signs={signs}
      dates={dates}
      hold={holdOf(candidate)}
      now={now}
    />
  );
  const cardsOf = (stage: BoardStage) =>
    stage === 'candidates' ? (
      <CandidatesColumn job={job} dates={dates} compared={compared} />
    ) : (
      <Cards list={lists[stage]} none={emptyTexts[stage]}>
        {cardOf}
      </Cards>
    );
  const actOf = (stage: BoardStage) =>
    stage === 'concluded' && lists.concluded.rows.length > 0 ? (
      <Button variant="outlined" size="small" onClick={() => setWriting(true)}>
        全員にメッセージを送る
      </Button>
    ) : null;
  const columnOf = (stage: BoardStage) => (
    <Column key={stage} stage={stage} count={countOf(stage)}>
      {actOf(stage)}
      {cardsOf(stage)}
    </Column>
  );
  const lanesOf = (stages: readonly Stage[]) => (
    <Lanes job={job} lists={lists} stages={stages}>
      {cardOf}
    </Lanes>
  );
  const tabs = boardStages.map((key) => {
    const count = countOf(key);
    return { key, label: boardLabels[key], ...(count !== undefined && { count }) };
  });

  return (
    <div className={css.board}>
      {funnel ? <Seats taken={funnel.concluded} seats={job.numberOfPeople} candidates={lists.concluded.rows} /> : null}
      {funnel || failed ? null : <SkeletonBlock height={47} />}
      {rest > 0 ? (
        <p className={css.rest}>
          <Phrases>{`募集人数がそろいました。ほかに${rest}件が、回答や選考を待っています。`}</Phrases>
          <Button variant="outlined" size="small" onClick={() => setDeclining(true)}>
            {`残り${rest}件を見送る`}
          </Button>
        </p>
      ) : null}
      {isAdded ? <JobCost job={job} concluded={lists.concluded.rows} offered={lists.offered.rows} now={now} /> : null}
      {signsQuery.isError ? <FailedState onRetry={() => signsQuery.refetch()} /> : null}
      {isWide ? (
        <>
          {hasRoles ? (
            <>
              {lanesOf(laneStages)}
              {actOf('concluded')}
              {columnOf('candidates')}
            </>
          ) : (
            <div className={css.columns}>{boardStages.filter((stage) => stage !== 'ended').map(columnOf)}</div>
          )}
          <details className={css.ended} open={current === 'ended'} onToggle={({ currentTarget }) => showEnded(currentTarget.open)}>
            <summary>終了した候補者を見る</summary>
            {isShown('ended') ? columnOf('ended') : null}
          </details>
        </>
      ) : (
        <>
          <LinkTabs label="候補者の絞り込み" tabs={tabs} current={current ?? 'entered'} />
          {current === null ? <CardSkeletons /> : hasRoles && isLaneStage(current) ? lanesOf([current]) : columnOf(current)}
        </>
      )}
      <CompareBar compared={compared} onCompare={() => comparison.open(compared.chosen.map(({ id }) => id))} />
      {comparison.ids.length > 0 ? <CompareDialog job={job} ids={comparison.ids} dates={dates} onClose={comparison.close} /> : null}
      {isDeclining ? <DeclineRest jobId={job.id} onClose={() => setDeclining(false)} /> : null}
      {isWriting ? <MessageToAll jobId={job.id} onClose={() => setWriting(false)} /> : null}
    </div>
  );
};
