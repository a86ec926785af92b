import { type ReactNode, useId, useState } from 'react';
import type { Stage } from '#domain/work/deal/stages.ts';
import type { Role } from '#domain/work/job/roles.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { FULL, roleText, useTakenSeats } from '#web/entities/job/roles.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import type { List } from '#web/shared/ui/listed.tsx';
import { boardLabels } from '../boardStages.ts';
import css from './board.module.css';
import { CardSkeletons, Cards } from './column.tsx';
import { DeclineRest } from './declineRest.tsx';

type Lists = Readonly<Record<Stage, List<Candidate>>>;
const open = ['asked', 'entered', 'offered'] as const satisfies readonly Stage[];

type LaneProps = {
  readonly role: Pick<Role, 'name'> & Partial<Role>;
  readonly seats: ReactNode;
  readonly lists: Lists;
  readonly stages: readonly Stage[];
  readonly isIn: (candidate: Candidate) => boolean;
  readonly act?: ReactNode;
  readonly children: (candidate: Candidate) => ReactNode;
};

const Lane = ({ role, seats, lists, stages, isIn, act, children }: LaneProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.lane}>
      <div className={css.role}>
        <h2 id={id} className={css.stage}>
          {role.name}
        </h2>
        {seats}
        {act}
      </div>
      <div className={css.stages}>
        {stages.map((stage) => {
          const rows = lists[stage].rows.filter(isIn);
          return (
            <div key={stage} className={css.column}>
              <h3 className={css.stage}>
                {boardLabels[stage]} {lists[stage].query.isPending ? null : <span className="figures">{rows.length}人</span>}
              </h3>
              <Cards list={{ ...lists[stage], rows }} none="まだいません">
                {children}
              </Cards>
            </div>
          );
        })}
      </div>
    </section>
  );
};

type Props = {
  readonly job: Job;
  readonly lists: Lists;
  /** The stages that are shown: all on wide screens, otherwise one. */
  readonly stages: readonly Stage[];
  readonly children: (candidate: Candidate) => ReactNode;
};

/** Deals without a role, from before the job had roles, have a lane of their own. */
export const Lanes = ({ job, lists, stages, children }: Props) => {
  const { query, takenOf, isFull } = useTakenSeats(job.id);
  const [declined, decline] = useState<Role | null>(null);
  const isOf = (no: number | null) => (candidate: Candidate) => candidate.deal.roleNo === no;
  const known = job.roles.map(({ no }) => no);
  const isOutside = ({ deal: { roleNo } }: Candidate) => roleNo === null || !known.includes(roleNo);
  const lane = { lists, stages, children };
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  // Without the taken seats a full role would seem to be free.
  if (query.isPending) return <CardSkeletons />;
  return (
    <div className={css.lanes}>
      {job.roles.map((role) => {
        const taken = takenOf(role.no);
        const rest = open.flatMap((stage) => lists[stage].rows.filter(isOf(role.no))).length;
        return (
          <Lane
            key={role.no}
            {...lane}
            role={role}
            isIn={isOf(role.no)}
            seats={
              <>
                <p className={`${css.tally} figures`}>
                  成立 <b>{taken}</b>／{role.seats}
                  <span>{isFull(role) ? FULL : `あと${role.seats - taken}人`}</span>
                </p>
                <p className={css.left}>{roleText(role)}</p>
              </>
            }
            act={
              isFull(role) && rest > 0 ? (
                <Button variant="outlined" size="small" aria-label={`${role.name}の残り${rest}件を見送る`} onClick={() => decline(role)}>
                  {`残り${rest}件を見送る`}
                </Button>
              ) : null
            }
          />
        );
      })}
      {stages.some((stage) => lists[stage].rows.some(isOutside)) ? (
        <Lane {...lane} role={{ name: '役の指定なし' }} isIn={isOutside} seats={null} />
      ) : null}
      {declined ? <DeclineRest jobId={job.id} role={declined} onClose={() => decline(null)} /> : null}
    </div>
  );
};
