import { beforeAll, expect } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, tabTo } from '#tests/support/browserAudit.ts';
import { expectFaulty } from '#tests/support/browserForm.ts';
import { send } from '#tests/support/callables.ts';
import { whenReference } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { type Cast, document, newCast, newJob } from '#tests/support/people.ts';

let cast: Cast;
let jobId: string;
beforeAll(async () => {
  cast = await newCast();
  jobId = await newJob(cast.client, { title: '夕方の番組' });
});

test('a talent reports a job on the phone; the office sees it live and settles it by keyboard', async ({ openAs }) => {
  const [{ page: talent, expectFault }, { page: office }] = await Promise.all([
    openAs(cast.talent, 'phone', `/talent/jobs/${jobId}`),
    openAs(cast.office, 'desktop', '/office/reports'),
  ]);
  // The refusal of the second report.
  expectFault(/400|409|412/);
  const report = talent.getByRole('button', { name: 'このお仕事を通報する' });
  const dialog = talent.getByRole('dialog', { name: 'このお仕事を通報しますか？' });
  const submit = dialog.getByRole('button', { name: '事務局へ通報する' });
  await report.click();
  await dialog.getByText('相手には通知されません').waitFor();
  await submit.click();
  await dialog.getByText(messages.required).waitFor();
  await dialog.getByRole('radio', { name: 'その他' }).check();
  await submit.click();
  await expectFaulty(dialog.getByLabel('くわしい内容'), messages.required);
  await audit(talent, 'the dialog that reports');
  await dialog.getByLabel('くわしい内容').fill('集合場所が説明と異なります。');
  await submit.click();
  await talent.getByText('通報を受け付けました').waitFor();

  await report.click();
  await dialog.getByRole('radio', { name: '虚偽の内容' }).check();
  await submit.click();
  await dialog.getByText('すでに通報を受け付けています').waitFor();

  // Other tests have reports that wait longer.
  const row = office.getByRole('list', { name: '通報の一覧' }).locator(`a[href*="${jobId}"]`);
  await row.press('Enter');
  await office.getByText('集合場所が説明と異なります。').waitFor();
  await audit(office, 'a report that waits');
  await tabTo(office, 'button', 'この通報を処理する');
  await office.keyboard.press('Enter');
  const settling = office.getByRole('dialog', { name: 'この通報を処理しますか？' });
  await settling.getByRole('radio', { name: '対応した' }).press('Space');
  await settling.getByLabel('メモ').fill('クライアントに確認し、集合場所を直していただきました。');
  await audit(office, 'the dialog that settles');
  await settling.getByRole('button', { name: '通報を処理する' }).press('Enter');
  await office.getByRole('heading', { name: '処理の結果' }).waitFor();
  await row.waitFor({ state: 'detached' });
  const id = `job_${cast.talent.uid}_${jobId}_1`;
  expect(await document<Report>(`reports/${id}`, ({ status }) => status === 'SETTLED')).toMatchObject({ outcome: 'HANDLED', number: 1 });

  await office.getByRole('link', { name: '処理済み' }).click();
  await row.waitFor();
  await office.getByRole('link', { name: '履歴', exact: true }).click();
  await office
    .getByRole('cell', { name: /通報を処理/ })
    .first()
    .waitFor();
});

test('a room is reported with words, which its dialog requires; the report links to an earlier one', async ({ openAs }) => {
  const { offerId } = await newOffer(cast);
  await whenReference(cast.client, offerId);
  const words = '連絡先の交換を何度も求められました。';
  await send(cast.client, 'reports', { type: 'report', kind: 'room', subjectId: offerId, reason: 'HARASSMENT', words });
  const reportId = `room_${cast.client.uid}_${offerId}`;
  await document<Report>(`reports/${reportId}_1`, () => true);
  await send(cast.office, 'reports', {
    type: 'settle',
    reportId,
    number: 1,
    outcome: 'NO_ISSUE',
    note: '続くようなら、あらためて確認します。',
  });
  const { page: client } = await openAs(cast.client, 'desktop', `/client/mypage/messages/${offerId}`);
  await client.getByRole('button', { name: 'このやり取りを通報する' }).click();
  const dialog = client.getByRole('dialog');
  await dialog.getByRole('radio', { name: '迷惑行為・嫌がらせ' }).check();
  await dialog.getByRole('button', { name: '事務局へ通報する' }).click();
  await expectFaulty(dialog.getByLabel('くわしい内容'), messages.required);
  await dialog.getByLabel('くわしい内容').fill(words);
  await dialog.getByRole('button', { name: '事務局へ通報する' }).click();
  await dialog.waitFor({ state: 'detached' });
  await document<Report>(`reports/${reportId}_2`, () => true);

  const { page: office } = await openAs(cast.office, 'phone', `/office/reports/${reportId}_2`);
  await office.getByRole('row', { name: '問題なし' }).getByRole('link').waitFor();
  await audit(office, 'a report with an earlier one');
  await expectToFit(office, 320);
});
