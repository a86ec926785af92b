import { z } from 'zod';
import { parties, reason } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { jobPosting } from './posting.ts';
import { visibilities } from './storedPosting.ts';

/** What commands and events say of a job. `endedAt` in ms. */
export const jobEventFields = {
  ...jobPosting.shape,
  sheet: labelled('条件書', z.unknown()),
  /** Not there: public. */
  visibility: labelled('公開範囲', z.enum(visibilities)).optional(),
  clientId: parties.clientId,
  reason,
  endedAt: labelled('募集が終了した日時', z.number()),
};
