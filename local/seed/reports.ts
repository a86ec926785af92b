import type { Act, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import type { DemoJob } from './jobPostings.ts';

/** Two open reports: a cast's about a job, and a client's about a cast. */
export const reportActs = (now: number, jobs: readonly DemoJob[]): Act[] => {
  const { clients, casts } = people;
  const aboutJob = {
    kind: 'job',
    subjectId: jobs[9]?.jobId,
    reason: 'FALSE',
    words: '掲載されている報酬が、面談で伺った金額と異なっていました。',
  };
  const aboutCast = {
    kind: 'talent',
    subjectId: casts[6]?.uid,
    reason: 'PERSONAL_INFORMATION',
    words: '自己紹介に、本人以外の方の連絡先が書かれているようです。',
  };
  return [
    {
      at: around(now, 1.8, 'cast'),
      by: casts[1] as Person,
      callable: 'reports',
      label: 'report a job',
      command: { type: 'report', ...aboutJob },
    },
    {
      at: around(now, 0.6, 'client'),
      by: clients[1] as Person,
      callable: 'reports',
      label: 'report a cast',
      command: { type: 'report', ...aboutCast },
    },
  ];
};
