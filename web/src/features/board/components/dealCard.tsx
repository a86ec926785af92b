import { shortTime } from '#domain/kernel/format/times.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { dueOf, kinds, viewOf } from '#web/entities/deal/kinds.ts';
import { rowFacts } from '#web/entities/deal/rowFacts.ts';
import type { Compared } from '../compared.ts';
import { daysOfDeal } from '../daysOfDeal.ts';
import type { Signs } from '../queries/signs.ts';
import { BoardCard } from './boardCard.tsx';
import css from './dealCard.module.css';

type Props = {
  readonly candidate: Candidate;
  readonly compared: Compared;
  readonly signs: Signs | undefined;
  readonly dates: readonly string[];
  readonly now: number;
};

/** A candidate with a deal of the job: its state, and the due time of the next act. */
export const DealCard = ({ candidate, compared, signs, dates, now }: Props) => {
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
    </BoardCard>
  );
};
