import { z } from 'zod';
import { parties, reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { jobPosting } from './posting.ts';

/** What commands and events say of a job. `endedAt` in ms. */
export const jobEventFields = {
  ...jobPosting.shape,
  sheet: labelled('条件書', z.unknown()),
  clientId: parties.clientId,
  reason,
  endedAt: labelled('募集が終了した日時', z.number()),
};
