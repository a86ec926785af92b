import { z } from 'zod';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { jobStatuses, visibilities } from '#domain/work/job/state.ts';
import { ageBandList, cardFields, personCard, streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/** jobs/{jobId}: a posting with its client's card. */
export const jobSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  client: personCard,
  status: z.enum(jobStatuses),
  /** The default is for documents of releases with public jobs only. */
  visibility: z.enum(visibilities).default('PUBLIC'),
  /** When the client opened the public page (ms); null if it is closed. */
  pageOpenedAt: timeOrNull.default(null),
  ...postingCatalogue.document,
  wantedAgeBands: ageBandList,
  /** The default is for documents of releases without terms sheets, until a rebuild. */
  sheet: postingCatalogue.document.sheet.default(null),
  /** The highest number that a role of the job ever had. */
  rolesUpTo: z.number().default(0),
  closedAt: timeOrNull,
  /** When it closed with its last seat (ms); documents of former releases do not have it. */
  filledAt: timeOrNull.default(null),
  endedAt: timeOrNull,
  ...cardFields,
  ...streamFields,
});

export type Job = z.infer<typeof jobSchema>;
