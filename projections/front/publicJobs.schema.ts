import { z } from 'zod';
import type { shownOfJob } from '#domain/talk/front/shown.ts';
import { streamFields, time } from '../kernel/fields.schema.ts';

/** The client's name is not stored: the page reads it when it is shown. */
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
 * publicJobs/{jobId}: the public page of a job, while it is open and the job takes entries. Only
 * the function `publicPages` reads it. Fees in yen, `pictures`: storage paths.
 */
export const publicJobSchema = z.object({ id: z.string(), clientId: z.string(), ...shown, openedAt: time, ...streamFields });
export type PublicJob = z.infer<typeof publicJobSchema>;

/** The path of a document of publicJobs. */
export const publicJobPath = (jobId: string): string => `publicJobs/${jobId}`;
