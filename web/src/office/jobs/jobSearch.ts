import { z } from 'zod';
import { jobStatuses } from '#domain/job/state.ts';
import type { Job } from '#projections/jobs.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const jobStatusLabels = { OPEN: '募集中', ENDED: '募集終了', CLOSED: '取り下げ' } as const satisfies Record<Job['status'], string>;
export const jobStatusOptions = jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }));

/** What the office looks for among the jobs; every field is empty for "any". `client` is an id, `month` 「2026-11」 in Japan. */
export const jobSearch = z.object({
  q: words,
  status: z.enum(['', ...jobStatuses]).catch(''),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .catch(''),
  client: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
  order: z.enum(['newest']).catch('newest'),
});
export type JobSearch = z.infer<typeof jobSearch>;

const parts = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' });

/** 「2026-11」 in Japan, for ms. */
export const monthOf = (at: number): string => {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${found.year}-${found.month}`;
};

/** The latest twelve months, this one first. */
export const monthOptions = (now: number): { value: string; label: string }[] => {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    const value = first.toISOString().slice(0, 7);
    return { value, label: `${first.getUTCFullYear()}年${first.getUTCMonth() + 1}月` };
  });
};

type Searched = Pick<Job, 'id' | 'title' | 'place' | 'client' | 'createdAt'>;

/** Whether a job is one that is looked for, beyond its status and client, which the database filters by. */
export const fits = ({ id, title, place, client, createdAt }: Searched, { q, month }: JobSearch): boolean =>
  haveWords([id, title, place, client.name], q) && (month === '' || monthOf(createdAt) === month);
