import { DAY, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import type { Side } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { SEATS_NEAR } from '../personTasks.ts';

export const JOBS_SHOWN = 4;

export const useNewestJobs = () =>
  useMany(
    {
      collection: 'jobs',
      where: [
        ['clientId', '==', useUid()],
        ['status', 'in', ['OPEN', 'ENDED']],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit: JOBS_SHOWN,
    },
    jobSchema,
  );

/** The limit of postings whose free seats are looked at, the nearest first. */
export const NEAR_MAX = 20;

/** Those that begin soon after `now` (ms). None for a cast. The query changes once a day. */
export const useNearJobs = (side: Side, now: number) => {
  const uid = useUid();
  const today = startOfJstDay(jstDate(now));
  return useMany(
    {
      collection: 'jobs',
      where: [
        ['clientId', '==', side === 'client' ? uid : ''],
        ['status', 'in', ['OPEN', 'ENDED']],
        ['startsAt', '>=', today],
        ['startsAt', '<=', today + SEATS_NEAR + DAY],
      ],
      orderBy: ['startsAt', 'asc'],
      limit: NEAR_MAX,
    },
    jobSchema,
  );
};
