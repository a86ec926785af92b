import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { identifier } from '../../kernel/validation.ts';
import { storedSeats } from './roles.ts';
import { visibilities } from './state.ts';

// Fields of the commands and events of a job beside the posting, with labels. `endedAt` in ms.
export const { clientId } = parties;
/** Missing: public. */
export const visibility = labelled('公開範囲', z.enum(visibilities)).optional();
/** Missing: no roles, or no change of them. */
export const roleSeats = labelled('役の人数と報酬', storedSeats).optional();
export const suspended = labelled('アカウントの休止', z.boolean());
export const endedAt = labelled('募集が終了した日時', time);

/**
 * Saving a draft or posting begins a job or continues the draft `jobId`. The id of a new job is
 * made from `begin`, which the form chooses once, so repeated commands mean one job.
 */
export const onDraft = { jobId: identifier.optional(), begin: z.uuid().optional() };
