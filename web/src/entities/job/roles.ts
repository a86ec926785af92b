import { yenRange } from '#domain/kernel/format/numbers.ts';
import type { Role } from '#domain/work/job/roles.ts';
import { takenSeatsPath, takenSeatsSchema } from '#projections/deal/takenSeats.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { wantedText } from './texts.ts';

export const FULL = 'そろいました';

/** 「¥30,000〜¥45,000・4人・女性／20代」: what a role asks for. */
export const roleText = (role: Pick<Role, 'seats' | 'feeMin' | 'feeMax' | 'wantedGender' | 'wantedAgeBands' | 'days'>): string =>
  [yenRange(role.feeMin, role.feeMax), `${role.seats}人`, wantedText(role), role.days].filter(Boolean).join('・');

export const roleChoice = ({ name, feeMin, feeMax }: Pick<Role, 'name' | 'feeMin' | 'feeMax'>): string =>
  `${name}（${yenRange(feeMin, feeMax)}）`;

/** `isFull` is false until the deals are read: the server decides. */
export const useTakenSeats = (jobId: string) => {
  const query = useOne(takenSeatsPath(jobId), takenSeatsSchema);
  const takenOf = (no: number): number => query.data?.roles[no] ?? 0;
  return { query, takenOf, isFull: ({ no, seats }: Pick<Role, 'no' | 'seats'>): boolean => takenOf(no) >= seats };
};

/**
 * The free seats of a job by role, or as one group without roles: those that no candidate has.
 * `taken`: the role of each candidate.
 */
export const freeSeats = (
  { title, numberOfPeople, feeMin, feeMax, roles }: Pick<Job, 'title' | 'numberOfPeople' | 'feeMin' | 'feeMax' | 'roles'>,
  taken: readonly (number | null)[],
) => {
  const whole = { name: title, feeMin, feeMax, count: numberOfPeople - taken.length };
  const ofRoles = roles.map((role) => ({ ...role, count: role.seats - taken.filter((no) => no === role.no).length }));
  return (roles.length > 0 ? ofRoles : [whole]).filter(({ count }) => count > 0);
};
