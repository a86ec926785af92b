import { z } from 'zod';
import { isJstMonth, jstMonth } from '#domain/kernel/calendar/instants.ts';
import type { Visibility } from '#domain/work/job/state.ts';
import { jobStatuses } from '#domain/work/job/state.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const visibilityLabels = { PUBLIC: '公開', PRIVATE: '非公開' } as const satisfies Record<Visibility, string>;

export const jobStatusLabels = {
  OPEN: '募集中',
  ENDED: '募集終了（締切）',
  CLOSED: '募集終了（掲載者・事務局）',
} as const satisfies Record<Job['status'], string>;
export const jobStatusOptions = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }));

/** Empty means any. `client` is an id, `month` a month in Japan like 「2026-11」. */
export const jobSearch = z.object({
  q: words,
  status: z.enum(['', ...jobStatuses]).catch(''),
  month: z.string().refine(isJstMonth).catch(''),
  client: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
  order: z.enum(['newest', 'oldest', 'deadline']).catch('newest'),
});
export type JobSearch = z.infer<typeof jobSearch>;

type Searched = Pick<Job, 'id' | 'title' | 'place' | 'client' | 'createdAt'>;

/** Whether a job passes the filters, except status and client, which the database filters by. */
export const matches = ({ id, title, place, client, createdAt }: Searched, { q, month }: JobSearch): boolean =>
  haveWords([id, title, place, client.name], q) && (month === '' || jstMonth(createdAt) === month);
