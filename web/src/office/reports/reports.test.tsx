import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { posting } from '#domain/testing/profiles.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { jobPosted } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import ReportsScreen from './reportsScreen.tsx';

const streamId = `report-job_${uidOf.talent}_job-1`;
const made = (number: number): AnyEvent => ({
  type: 'ReportMade',
  data: {
    kind: 'job',
    subjectId: 'job-1',
    ...parties,
    reason: 'OTHER',
    words: `${number}回目の通報です。`,
    pictures: [],
    messageId: null,
    by: 'talent',
    number,
  },
});
const settled = (number: number, outcome: 'HANDLED' | 'NO_ISSUE', note: string): AnyEvent => ({
  type: 'ReportSettled',
  data: { ...parties, number, outcome, note } as never,
});
const put = (...events: AnyEvent[]) => {
  putColleague();
  putWorld(['job-job-1', jobPosted()], [streamId, ...events]);
};
const idOf = (number: number) => `job_${uidOf.talent}_job-1_${number}`;
const open = (address: string) =>
  renderOffice(<ReportsScreen />, `/office/reports${address}`, address.startsWith('/') ? '/office/reports/:reportId' : '/office/reports');
const row = () => within(screen.getByRole('table', { name: '通報の一覧' })).queryByRole('link', { name: new RegExp(posting.title) });

test('a report is settled with an outcome and a note, and moves to the settled ones', async () => {
  put(made(1));
  const { user } = open(`/${idOf(1)}`);
  await screen.findByText('1回目の通報です。');
  await screen.findByRole('table', { name: '通報の一覧' });
  expect(row()?.getAttribute('href')).toContain(idOf(1));
  expect(screen.getByRole('link', { name: '履歴' }).getAttribute('href')).toBe(`/office/audit?stream=${streamId}`);
  screen.getByRole('button', { name: '通報への対応を記録する' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '通報への対応を記録しますか？' }));
  await user.click(dialog.getByRole('button', { name: '通報への対応を記録する' }));
  expect((await dialog.findAllByText(messages.required)).length).toBe(2);
  expect(server.asked).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '対応した' }));
  await user.type(dialog.getByLabelText(/^メモ/), '集合場所を直していただきました。');
  server.answer('reports', () => {
    put(made(1), settled(1, 'HANDLED', '集合場所を直していただきました。'));
    return { streamId, version: 2 };
  });
  await user.click(dialog.getByRole('button', { name: '通報への対応を記録する' }));
  expect(await screen.findByRole('heading', { name: '処理の結果' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('確認待ちの通報はありません')).toBeTruthy());
  expect(server.asked).toMatchObject([
    { callable: 'reports', payload: { type: 'settle', number: 1, outcome: 'HANDLED', note: '集合場所を直していただきました。' } },
  ]);
});

test('evidence is shown after a reason was given', async () => {
  const pictures = [`pictures/${uidOf.talent}/a_M.webp`];
  const report = made(1);
  put({ ...report, data: { ...report.data, pictures } } as AnyEvent);
  const { user } = open(`/${idOf(1)}`);
  const asking = await openDialog(user, '証拠を表示する', '個人情報を表示しますか？');
  expect(asking.getByText(/証拠の画像/)).toBeTruthy();
  await user.type(asking.getByRole('textbox'), '通報の確認のため');
  server.answer('audit', () => ({ words: '1回目の通報です。', pictures }));
  await user.click(asking.getByRole('button', { name: '理由を記録して表示する' }));
  expect((await screen.findByRole('img', { name: /証拠の画像を新しいタブで開く/ })).getAttribute('src')).toContain('a_M.webp');
  expect(server.asked).toMatchObject([
    { callable: 'audit', payload: { type: 'open', streamId, version: 1, scope: 'EVENT', reason: '通報の確認のため' } },
  ]);
});

test('settled reports have a list of their own', async () => {
  put(made(1), settled(1, 'NO_ISSUE', '確認しました。'));
  open('?tab=settled');
  await waitFor(() => expect(row()?.closest('tr')?.textContent).toContain('問題なし'));
});

test('a report links to an earlier one about the same object, with its outcome', async () => {
  put(made(1), settled(1, 'NO_ISSUE', '続くようなら確認します。'), made(2));
  open(`/${idOf(2)}`);
  const earlier = within(await screen.findByRole('row', { name: /問題なし/ }));
  expect(earlier.getByRole('link').getAttribute('href')).toBe(`/office/reports/${idOf(1)}`);
});

const about = (kind: 'job' | 'client', subjectId: string, data: object): [string, AnyEvent] => [
  `report-${kind}_${uidOf.talent}_${subjectId}`,
  {
    type: 'ReportMade',
    data: { kind, subjectId, ...parties, words: '', pictures: [], messageId: null, by: 'talent', number: 1, ...data } as never,
  },
];

test('harassment is above lighter reasons that wait longer', async () => {
  put();
  putWorld(about('job', 'job-1', { reason: 'FALSE' }), about('client', uidOf.client, { reason: 'HARASSMENT' }));
  open('');
  const rows = within(await screen.findByRole('table', { name: '通報の一覧' }));
  await waitFor(() => expect(rows.getAllByRole('rowheader')).toHaveLength(2));
  expect(
    rows
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /迷惑行為|虚偽/.exec(textContent ?? '')?.[0]),
  ).toEqual(['迷惑行為', '虚偽']);
});

test('a report on a client shows those on the jobs of the client', async () => {
  put();
  putWorld(about('job', 'job-1', { reason: 'FALSE' }), about('client', uidOf.client, { reason: 'HARASSMENT' }));
  open(`/client_${uidOf.talent}_${uidOf.client}_1`);
  const others = within(await screen.findByRole('region', { name: '同じ相手についてのほかの通報の表' }));
  expect(await others.findByText(/^お仕事：/)).toBeDefined();
});
