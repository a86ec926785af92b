import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';

// The deal of the examples of commands, and of tests.

/** The job and the two sides. */
export const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
/** Fee in yen. The deal ends 30 days after noon (ms). */
export const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** The office received the cast's answer by phone at noon. */
export const onBehalf = { channel: 'PHONE', heardAt: NOON, note: '折り返しのお電話で確認' } as const;
