import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import type { JobEvent } from '#domain/work/job/job.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { castRegistered } from '#web/testing/registrations.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import { textsOf } from '#web/testing/texts.ts';
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
  const dialog = await openDialog(user, 'このお仕事の募集を終了する');
  await user.click(dialog.getByRole('button', { name: 'このお仕事の募集を終了する' }));
  expect(server.asked).toEqual([]);

  await agree(user, 'このお仕事の募集を終了する', '実在しない撮影です');
  expect(screen.getByText('状態', { selector: 'dt' }).nextElementSibling?.textContent).toBe('募集終了（掲載者・事務局）');
  expect(server.asked).toMatchObject([{ callable: 'jobs', payload: { type: 'forceClose', jobId: 'job-1', reason: '実在しない撮影です' } }]);
  expect(screen.queryByRole('button', { name: 'このお仕事の募集を終了する' })).toBeNull();
});

test('a job shows its deals, and its changes field by field', async () => {
  putWorld(
    ['talent-talent-1', castRegistered()],
    ['job-job-1', posted, { type: 'JobEdited', data: { clientId, before: {}, after: { place: '港区' } } }],
    ['offer-offer-1', made],
  );
  renderOffice(<JobsScreen />, '/office/jobs/job-1', '/office/jobs/:jobId');
  const deals = within(await screen.findByRole('region', { name: 'オファー' }));
  const deal = await deals.findByRole('link', { name: talentProfile.name });
  expect(deal.getAttribute('href')).toContain('/office/offers/offer-1');
  expect(await screen.findByRole('row', { name: /場所 変更あり/ })).toBeDefined();
});

/** Puts jobs with the titles お仕事1, お仕事2 and so on, the last one newest. */
const putJobs = (count: number) => {
  putStream('job-job-1', posted);
  const job = server.document('jobs/job-1');
  for (let n = 1; n <= count; n++) server.put(`jobs/job-${n}`, { ...job, id: `job-${n}`, title: `お仕事${n}`, createdAt: n * 60_000 });
};
const rows = async () => within(await screen.findByRole('table', { name: 'お仕事の一覧' })).getAllByRole('link');

test('the count and the order of a list are those of all its rows, not only of the loaded ones', async () => {
  putJobs(60);
  const { user, router } = renderOffice(<JobsScreen />, '/office/jobs', '/office/jobs');
  await screen.findByText('お仕事 60件');
  expect(textsOf(await rows()).slice(0, 2)).toEqual([expect.stringMatching(/お仕事60$/), expect.stringMatching(/お仕事59$/)]);
  await waitFor(async () => expect(await rows()).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: '掲載' }));
  expect(router.state.location.search).toBe('?order=oldest');
  await waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/お仕事1$/));
  expect(screen.getByRole('columnheader', { name: '掲載' }).getAttribute('aria-sort')).toBe('ascending');
});

test('a heading by which the list cannot be read does not sort', async () => {
  putJobs(2);
  renderOffice(<JobsScreen />, '/office/jobs', '/office/jobs');
  await rows();
  expect(screen.getByRole('columnheader', { name: '募集締切' }).querySelector('button')).toBeNull();
  await leaveApp();
  putJobs(2);
  renderOffice(<JobsScreen />, '/office/jobs?status=OPEN', '/office/jobs');
  await rows();
  expect(screen.getByRole('columnheader', { name: '募集締切' }).querySelector('button')).not.toBeNull();
});

test('the file of a list has all rows of its filter, also those that are not loaded', async () => {
  putJobs(210);
  const { files } = keepSavedFiles();
  const linesOf = async (at: number) => (await files[at]?.text())?.trimEnd().split('\r\n') ?? [];
  const { user } = renderOffice(<JobsScreen />, '/office/jobs', '/office/jobs');
  const save = () => screen.findByRole('button', { name: 'CSVをダウンロードする' }).then((button) => user.click(button));
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = await linesOf(0);
  expect(lines).toHaveLength(211);
  expect(lines[0]).toBe('\uFEFF番号,お仕事,クライアント,募集,公開,報酬（税抜）,募集締切,掲載');
  expect(lines.at(-1)).toMatch(/^job-1,お仕事1,.+,募集中,公開,/);
  await leaveApp();
  putJobs(210);
  renderOffice(<JobsScreen />, '/office/jobs?q=お仕事20', '/office/jobs');
  await rows();
  await save();
  await waitFor(() => expect(files).toHaveLength(2));
  expect((await linesOf(1)).slice(1).map((line) => line.split(',')[1])).toEqual(
    [209, 208, 207, 206, 205, 204, 203, 202, 201, 200, 20].map((n) => `お仕事${n}`),
  );
});
