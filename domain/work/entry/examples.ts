import type { DealExample } from '../deal/definition.ts';
import { parties, sharedExamples, terms } from '../deal/examples.ts';
import { type EntryCommand, enter } from './commands.ts';

/** The posting of the entry. Its range includes the fee of the terms. */
export const posted = { feeMin: 30_000, feeMax: 50_000, sheet: null, words: { content: 1, place: 2 }, startsAt: null };
/** The texts of the cast in the entry. */
export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };
/** The cast's answers to the work days. */
export const days = [
  { date: '2026-12-24', answer: 'FREE' },
  { date: '2026-12-25', answer: 'BUSY' },
] as const;

/** The server sets the other fields from the job. */
const { type: _, ...sent } = enter.omit({ clientId: true, posted: true }).shape;

const begun = ['enter'];
const checked = [...begun, 'adminApprove'];
const deciding = [...checked, 'startDeciding'];

/** The examples of the commands on an entry. */
export const entryExamples: Readonly<Record<EntryCommand['type'], DealExample>> = {
  ...sharedExamples({ begun, waiting: begun, checked, concluded: [...deciding, 'approve'] }),
  enter: { example: { jobId: parties.jobId, clientId: parties.clientId, ...texts, days: [...days], posted }, bound: 'self', wire: sent },
  adminApprove: { example: { termsNo: 1 }, after: begun },
  adminDisapprove: { example: { reason: '募集条件と異なるため' }, after: begun },
  startDeciding: { example: {}, after: checked },
  approve: { example: { termsNo: 1, ...terms }, after: deciding },
  refuse: { example: { reason: '日程が合わないため' }, after: deciding },
  withdraw: { example: { reason: 'ほかのお仕事と重なったため' }, after: deciding },
};
