import { z } from 'zod';
import type { shownOfJob } from '#domain/front/shown.ts';
import { followed, time } from '../kernel/fields.schema.ts';

/** The client's name is the account's own fact: a page takes it when it is shown. */
const shown = {
  title: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  prefecture: z.number(),
  startsAt: time,
  endsAt: time,
  feeMin: z.number(),
  feeMax: z.number(),
  entryDeadline: time,
} satisfies Record<Exclude<keyof typeof shownOfJob, 'client'>, z.ZodType>;

/**
 * publicJobs/{jobId}: a job that everybody may see: it exists while its client wants that, and the
 * job takes entries. Browsers do not read it: the function `publicPages` does. Fees in yen,
 * `pictures`: storage paths.
 */
export const publicJobSchema = z.object({ id: z.string(), clientId: z.string(), ...shown, openedAt: time, ...followed });
export type PublicJob = z.infer<typeof publicJobSchema>;

export const publicJobPath = (jobId: string): string => `publicJobs/${jobId}`;
