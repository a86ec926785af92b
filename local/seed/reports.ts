import type { PostedJob } from './deals.ts';
import type { DemoUser } from './demoUser.ts';

/** Two reports wait for the office: a cast's about a job, and a client's about a cast. Reads people and jobs by number. */
export const reportSome = async (clients: readonly DemoUser[], casts: readonly DemoUser[], jobs: readonly PostedJob[]): Promise<void> => {
  const [cast, client, shown, job] = [casts[1], clients[1], casts[6], jobs[9]];
  if (!cast || !client || !shown || !job) return;
  await cast.send('reports', 'report a job', {
    ...{ type: 'report', kind: 'job', subjectId: job.jobId, reason: 'FALSE' },
    words: '掲載されている報酬が、面談で伺った金額と異なっていました。',
  });
  await client.send('reports', 'report a cast', {
    ...{ type: 'report', kind: 'talent', subjectId: shown.uid, reason: 'PERSONAL_INFORMATION' },
    words: '自己紹介に、本人以外の方の連絡先が書かれているようです。',
  });
};
