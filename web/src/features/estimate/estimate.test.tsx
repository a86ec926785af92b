import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { histories as offers } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { asCertifiedClient, postedJob } from '#web/entities/testing/subjects.ts';
import OwnJobScreen from '#web/features/job/screens/ownJobScreen.tsx';
import { savedFiles } from '#web/features/testing/savedFiles.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dialog } from '#web/testing/dealPage.tsx';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { rowsOfCasts, rowsOfJob } from './startRows.ts';

atNoon();
const saved = savedFiles();

const candidate = (talentId: string, fee: number | null, feeFrom: number | null = null, roleNo: number | null = null) =>
  ({
    kind: 'offer',
    deal: { talentId, talent: { name: `キャスト${talentId}` }, fee, roleNo, inquiryAnswer: { feeFrom, feeTo: null } },
  }) as Candidate;

describe('the first rows', () => {
  const job = { title: '秋の広告', numberOfPeople: 3, feeMin: 10_000, feeMax: 20_000, roles: [] as object[] } as Parameters<
    typeof rowsOfJob
  >[0];
  test('of a job are its candidates with a fee, then the other seats at the highest fee of the posting', () => {
    expect(rowsOfJob(job, [])).toEqual([{ what: '秋の広告', fee: 20_000, count: 3 }]);
    expect(rowsOfJob(job, [candidate('a', 15_000), candidate('b', null)])).toEqual([
      { what: 'キャストa', fee: 15_000, count: 1 },
      { what: '秋の広告', fee: 20_000, count: 2 },
    ]);
    expect(rowsOfJob({ ...job, numberOfPeople: 1 }, [candidate('a', 15_000)])).toHaveLength(1);
  });
  test('of a job with roles are its candidates with a fee, then the other seats of each role', () => {
    const roles = [
      { no: 1, name: '主演', seats: 1, feeMax: 120_000 },
      { no: 2, name: '店員', seats: 3, feeMax: 45_000 },
    ] as typeof job.roles;
    expect(rowsOfJob({ ...job, roles }, [candidate('a', 110_000, null, 1), candidate('b', 30_000, null, 2)])).toEqual([
      { what: 'キャストa', fee: 110_000, count: 1 },
      { what: 'キャストb', fee: 30_000, count: 1 },
      { what: '店員', fee: 45_000, count: 2 },
    ]);
  });
  test('of a list are its casts, with the offered fee or what the cast asked for', () => {
    const casts = ['a', 'b', 'c'].map((id) => ({ id, name: `キャスト${id}` }));
    expect(rowsOfCasts(casts, [candidate('a', 15_000, 12_000), candidate('b', null, 18_000)]).map(({ fee }) => fee)).toEqual([
      15_000,
      18_000,
      undefined,
    ]);
  });
});

const page = () => {
  putStream('job-job-1', postedJob({ numberOfPeople: 2 }));
  putStream('offer-d1', ...(offers.IN_PROGRESS ?? []));
  asCertifiedClient();
  shownAt('/client/mypage/jobs/job-1', <OwnJobScreen />, '/client/mypage/jobs/:jobId');
  return userEvent.setup();
};
const open = async () => {
  const user = page();
  await user.click(await screen.findByRole('button', { name: '見積書を作る' }));
  await waitFor(() => dialog().getByRole('textbox', { name: /件名/ }));
  return user;
};
const save = () => dialog().getByRole('button', { name: '見積書をダウンロードする' });

describe('a client', () => {
  test('makes an estimate of a job: its offer and the other seats, and reads the sum', async () => {
    const user = await open();
    expect(dialog().getAllByRole('button', { name: /^明細 \d+を削除$/ })).toHaveLength(2);
    const before = (await dialog().findByText(/^合計（税込） ¥/)).textContent;
    await user.click(dialog().getByRole('button', { name: '明細 2を削除' }));
    expect(dialog().getByText(/^合計（税込） ¥/).textContent).not.toBe(before);
    await user.type(dialog().getByRole('textbox', { name: /備考/ }), 'ご検討ください。');
    downloadFile.mockResolvedValueOnce(new Blob(['%PDF']));
    await user.click(save());
    await waitFor(() => expect(saved().map(({ name }) => name)).toEqual(['見積書_2026-11-20.pdf']));
    expect(downloadFile.mock.lastCall?.slice(0, 2)).toMatchObject([
      'invoiceFiles',
      { estimate: { subject: posting.title, note: 'ご検討ください。', rows: [{ count: 1 }] } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('reads why it failed, and loses nothing', async () => {
    const user = await open();
    downloadFile.mockRejectedValueOnce(new CommandError('unreachable', '接続をご確認ください。'));
    const subject = dialog().getByRole('textbox', { name: /件名/ });
    await user.clear(subject);
    await user.type(subject, '冬の広告');
    await user.click(save());
    await waitFor(() => dialog().getByText('接続をご確認ください。'));
    expect(subject).toHaveProperty('value', '冬の広告');
    downloadFile.mockResolvedValueOnce(new Blob(['%PDF']));
    await user.click(save());
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  test('gets a fault at its field: a row without a fee', async () => {
    const user = await open();
    await user.click(dialog().getByRole('button', { name: '明細を追加する' }));
    dialog().getByText('明細を入力すると、合計を表示します。');
    await user.click(save());
    const fees = dialog().getAllByRole('textbox', { name: /報酬/ });
    await expectFaulty(fees.at(-1) as HTMLElement, messages.required);
    expect(downloadFile).not.toHaveBeenCalled();
  });
});
