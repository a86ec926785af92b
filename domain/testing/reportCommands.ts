import fc from 'fast-check';
import { reportOutcomes, reportReasons } from '../talk/report/content.ts';
import { uidOf } from './contexts.ts';
import { personalText } from './values.ts';

/** Random commands on a report. */
export const reportCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  fc
    .record({
      type: fc.constant('report'),
      about: fc.constantFrom(
        { kind: 'room', subjectId: 'offer-1', jobId: 'job-1' },
        { kind: 'client', subjectId: uidOf.client, jobId: null },
      ),
      clientId: fc.constant(uidOf.client),
      talentId: fc.constant(uidOf.talent),
      reason: fc.constantFrom(...reportReasons),
      words: fc.oneof({ weight: 4, arbitrary: personalText }, fc.constant('')),
    })
    .map(({ about, ...said }) => ({ ...said, ...about })),
  fc.record({
    type: fc.constant('settle'),
    number: fc.constantFrom(1, 1, 2, 3),
    outcome: fc.constantFrom(...reportOutcomes),
    note: fc.constantFrom('確認しました。', '問題は見当たりません。'),
  }),
);
