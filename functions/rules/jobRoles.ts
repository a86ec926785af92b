import type { Firestore, Query } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { job } from '#domain/work/job/job.ts';
import { areAllFull, assertKeepsTaken, assertRole, type Role, seatsIn, seatsOf, shrunkIn, type Taken } from '#domain/work/job/roles.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { type TakenSeats, takenSeatsPath } from '#projections/deal/takenSeats.schema.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { FoundStream, Rule, RuleDocuments } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

type DealState = { readonly status: string; readonly roleNo?: number };

/** The deals of a job, by their reservations. Their own streams say how far they are. */
export const dealsOfJob =
  (jobId: string) =>
  (db: Firestore): readonly Query[] => [db.collection('reservations').where('jobId', '==', jobId)];

/** The deals of a job that are under way or concluded. */
export const takenBy = (found: readonly FoundStream[]): readonly Taken[] =>
  found.flatMap(({ streamId, state }) => {
    const { status, roleNo } = state as DealState;
    const kind = parseStreamId(streamId).aggregate as Extract<AggregateName, 'offer' | 'entry'>;
    const stage = stageOf(kind, status);
    return stage === 'ended' ? [] : [{ roleNo, isConcluded: stage === 'concluded' }];
  });

/** The roles of the concluded deals of a job; undefined for one without a role. */
export const concludedRoles = (found: readonly FoundStream[]): readonly (number | undefined)[] =>
  takenBy(found).flatMap(({ roleNo, isConcluded }) => (isConcluded ? [roleNo] : []));

/** Conclusions in roles of a job, and edits that take seats away, come one after the other. */
const turns = (jobId: string): readonly string[] => [paths.turn(`roles_${jobId}`)];

/**
 * Refuses the conclusion of a deal with `role-full` if each seat of its role is concluded. A role
 * that is gone has no seat. A deal without a role reads and writes nothing for it.
 */
export const seatLeft = ({ jobId, roleNo }: KnownIds): readonly Rule[] =>
  jobId === undefined || roleNo === undefined
    ? []
    : [
        {
          streams: [{ aggregate: job, entityId: jobId }],
          find: dealsOfJob(jobId),
          check: ([state], _now, found) => {
            const { no, seats } = { no: roleNo, seats: seatsOf(seatsIn(postedJob(state as JobState)), roleNo) };
            if (areAllFull([{ no, seats }], concludedRoles(found))) throw new DomainError('role-full');
          },
          turns: turns(jobId),
        },
      ];

/** The document that an entry into a role reads, to know if it is full. */
export const fullnessOf = (jobId: string, roleNo: number | undefined): readonly string[] =>
  roleNo === undefined ? [] : [takenSeatsPath(jobId)];

/**
 * Refuses an entry at the field unless it names a role that the job has, with `role-full` if it is
 * full. The document may be a moment late: a conclusion counts again.
 */
export const assertRoleOpen = (state: JobState, jobId: string, roleNo: number | undefined, documents: RuleDocuments): void => {
  const roleSeats = seatsIn(postedJob(state));
  assertRole(roleSeats, roleNo);
  if (roleNo === undefined) return;
  const taken = documents.get(takenSeatsPath(jobId)) as TakenSeats | undefined;
  if ((taken?.roles[roleNo] ?? 0) >= seatsOf(roleSeats, roleNo)) throw new DomainError('role-full');
};

/**
 * An edit takes away no seat that is concluded, and no role with a deal. Only an edit that takes
 * seats or roles away reads the deals.
 */
export const keepsTaken = (jobId: string, roles: readonly Role[]): Rule => ({
  streams: [{ aggregate: job, entityId: jobId }],
  further: ([state]) => {
    const before = seatsIn(postedJob(state as JobState));
    if (!shrunkIn(before, roles)) return [];
    return [
      { find: dealsOfJob(jobId), turns: turns(jobId), check: (_states, _now, found) => assertKeepsTaken(before, roles, takenBy(found)) },
    ];
  },
});
