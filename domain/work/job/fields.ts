import { z } from 'zod';
import { parties, reason } from '../../kernel/commonFields.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { visibilities } from './state.ts';

/** Fields of the commands and events of a job beside the posting, with labels. `endedAt` in ms. */
export const jobEventFields = {
  /** Missing: public. */
  visibility: labelled('公開範囲', z.enum(visibilities)).optional(),
  clientId: parties.clientId,
  reason,
  suspended: labelled('アカウントの休止', z.boolean()),
  endedAt: labelled('募集が終了した日時', z.number()),
};
