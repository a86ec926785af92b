import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import type { JobEvent } from '#domain/work/job/job.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import JobsScreen from './jobsScreen.tsx';

const clientId = uidOf.client;
const posted: JobEvent = { type: 'JobPosted', data: { clientId, ...posting } };

test('the office closes a job with a reason', async () => {
  putStream('job-job-1', posted);
  putColleague();
  server.answer('jobs', ({ reason }) => {
    putStream('job-job-1', posted, { type: 'JobForceClosed', data: { clientId, reason: reason as string } });
    return { streamId: 'job-job-1', version: 2 };
  });
  const { user } = renderOffice(<JobsScreen />, '/office/jobs/job-1', '/office/jobs/:jobId');
  await user.click(await screen.findByRole('button', { name: 'このお仕事の募集を終了する' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'このお仕事の募集を終了する' }));
  expect(server.asked).toEqual([]);

  await user.type(dialog.getByLabelText(/^理由/), '実在しない撮影です');
  await user.click(dialog.getByRole('button', { name: 'このお仕事の募集を終了する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('状態', { selector: 'dt' }).nextElementSibling?.textContent).toBe('募集終了（掲載者・事務局）');
  expect(server.asked).toMatchObject([{ callable: 'jobs', payload: { type: 'forceClose', jobId: 'job-1', reason: '実在しない撮影です' } }]);
  expect(screen.queryByRole('button', { name: 'このお仕事の募集を終了する' })).toBeNull();
});

test('a job shows its deals, and its changes field by field', async () => {
  putWorld(
    ['talent-talent-1', { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } }],
    ['job-job-1', posted, { type: 'JobEdited', data: { clientId, before: {}, after: { place: '港区' } } }],
    ['offer-offer-1', made],
  );
  renderOffice(<JobsScreen />, '/office/jobs/job-1', '/office/jobs/:jobId');
  const deals = within(await screen.findByRole('region', { name: 'オファー' }));
  const deal = await deals.findByRole('link', { name: talentProfile.name });
  expect(deal.getAttribute('href')).toContain('/office/offers/offer-1');
  expect(await screen.findByRole('row', { name: /場所 変更あり/ })).toBeDefined();
});
