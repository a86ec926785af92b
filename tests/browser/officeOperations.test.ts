import { expect } from 'vitest';
import type { Mail } from '#functions/effects/mail/mails.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { eventsOf } from '#tests/support/log.ts';
import { parkStream } from '#tests/support/parkStream.ts';
import { document, newCast } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

test('the office sees parked streams, repairs them, and checks the hash chains of the log', async ({ openAs }) => {
  const cast = await newCast();
  const { offerId, path } = await newOffer(cast);
  await whenStatus(path, 'IN_PROGRESS');
  const { db } = runtime();
  const streamId = `offer-${offerId}`;
  const cause = 'Cannot read properties of undefined (reading "the field that is missing") ';
  await parkStream(streamId, 2, `a fault in the projector: ${cause.repeat(3)}`);
  const mail = await until(
    async () => (await db.collection('mails').where('streamId', '==', streamId).get()).docs[0]?.data() as Mail | undefined,
    (found): found is Mail => found?.state === 'SENT',
    'the mail of the offer',
  );
  await db.doc(`mails/${mail.id}`).update({ state: 'FAILED', attempts: 8, dueAt: null, lastError: '550', updatedAt: Date.now() });

  const { page } = await openAs(cast.office, 'desktop', '/office/operations');
  await page.getByText('確認した時刻').waitFor();
  await page.getByText('a fault in the projector').waitFor();
  // The menu counts parked streams, and the buttons are visible next to a long error.
  await page.getByRole('link', { name: 'システムの状態' }).getByText('件が待っています').waitFor();
  const skip = await page.getByRole('button', { name: `読み飛ばす（${streamId}）` }).boundingBox();
  expect((skip?.x ?? 0) + (skip?.width ?? 0)).toBeLessThanOrEqual(1440);
  await audit(page, 'operations with something to do');
  await expectToFit(page, 390);
  await audit(page, 'operations with something to do at 390 px');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: `読み飛ばす（${streamId}）` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'この記録を読み飛ばす' }).click();
  await dialog.getByText('このフィールドは必須です').waitFor();
  await audit(page, 'the dialog that asks why');
  await dialog.getByRole('button', { name: '戻る' }).click();
  await page.getByRole('button', { name: `もう一度処理する（${streamId}）` }).click();
  await dialog.getByRole('button', { name: 'もう一度処理する' }).click();
  await page.getByRole('button', { name: `もう一度処理する（${streamId}）` }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `もう一度送る（${streamId}）` }).click();
  await dialog.getByRole('button', { name: 'もう一度送る' }).click();
  await page.getByRole('button', { name: `もう一度送る（${streamId}）` }).waitFor({ state: 'detached' });
  await document<Mail>(`mails/${mail.id}`, ({ state }) => state === 'SENT');
  expect((await eventsOf(`operation-mail_${mail.id}`)).map(({ type }) => type)).toEqual(['OperationMailResent']);

  await page.getByRole('button', { name: '改ざんの有無を検証する' }).click();
  await page.getByText(/^検証が終わりました。/).waitFor();
  await page.getByText(/異常はありません。$/).waitFor();
});
