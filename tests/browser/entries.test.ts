import { beforeAll, describe, expect } from 'vitest';
import { DAY } from '#domain/calendar/instants.ts';
import { entryStatusView } from '#domain/entry/statusView.ts';
import { longTime } from '#domain/format/times.ts';
import { messages } from '#domain/kernel/validation.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { fillInstant, nextMinute, pressAndConfirm } from '#tests/support/browserDeal.ts';
import { expectFaulty, expectFocus } from '#tests/support/browserForm.ts';
import { send } from '#tests/support/callables.ts';
import { decidingEntry, newEntry, texts } from '#tests/support/entries.ts';
import { type Cast, newCast, newJob, newTalent, posting } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const another = async (): Promise<Cast> => ({ ...cast, talent: await newTalent(cast.office), jobId: await newJob(cast.client) });

describe.concurrent('a talent', () => {
  test('enters a job and is told the next step', async ({ openAs }) => {
    const { talent, jobId } = await another();
    const { page } = await openAs(talent, 'phone', `/talent/jobs/${jobId}`);
    await page.getByRole('link', { name: 'このお仕事にエントリーする' }).click();
    const send = page.getByRole('button', { name: 'この内容でエントリーする' });
    await send.click();
    await expectFaulty(page.getByLabel('自己PR'), messages.required);
    await expectFocus(page.getByLabel('自己PR'));
    await audit(page, 'an entry form full of faults');
    await page.getByLabel('自己PR').fill(texts.pr);
    await page.getByLabel('参加できる日程').fill(texts.schedule);
    await send.click();
    await page.getByText(`「${posting().title}」にエントリーしました。`).waitFor();
    await audit(page);
    await page.getByRole('link', { name: 'エントリーの状況を見る' }).click();
    await page.getByText(entryStatusView.IN_PROGRESS.talent.note).waitFor();
    await page.getByText(texts.pr).waitFor();
    await audit(page);
    await expectToFit(page, 320);
    await page.goto('/talent/mypage/entries');
    await page.getByRole('link', { name: posting().title }).waitFor();
    await page.getByRole('link', { name: /^終了/ }).click();
    await page.getByText('終了したエントリーはありません').waitFor();
    await page.goto(`/talent/jobs/${jobId}`);
    await page.getByRole('link', { name: 'エントリーの状況を見る' }).waitFor();
  });
});

describe.concurrent('a client', () => {
  test('selects, concludes with fee and end, and changes both; the talent sees each change at once', async ({ openAs }) => {
    const mine = await another();
    const { entryId } = await newEntry(mine);
    await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
    const [{ page }, { page: talent }] = await Promise.all([
      openAs(cast.client, 'desktop', `/client/mypage/jobs/${mine.jobId}`),
      openAs(mine.talent, 'phone', `/talent/mypage/entries/${entryId}`),
    ]);
    await page
      .getByRole('region', { name: /^エントリー/ })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .click();
    await pressAndConfirm(page, '選考を開始する');
    await talent.getByText(entryStatusView.IS_DECIDING.talent.note).waitFor();
    await page.getByRole('button', { name: 'この方に依頼を確定する' }).click();
    const dialog = page.getByRole('dialog', { name: '報酬と終了日を決めて、依頼を確定しますか？' });
    await dialog.getByRole('button', { name: 'この方に依頼を確定する' }).click();
    await expectFaulty(dialog.getByRole('textbox', { name: '報酬' }), messages.required);
    await audit(page, 'the conclusion with faults');
    await dialog.getByRole('textbox', { name: '報酬' }).fill('40000');
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'この方に依頼を確定する' }).click();
    expect(await dialog.getByRole('textbox', { name: '報酬' }).inputValue()).toBe('40,000');
    await fillInstant(page, '終了日', Date.now() + 30 * DAY);
    await dialog.getByRole('button', { name: 'この方に依頼を確定する' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(entryStatusView.IS_APPROVED.client.note).waitFor();
    await talent.getByText('¥40,000').first().waitFor();
    await audit(page);
    await audit(talent);

    await page.getByRole('button', { name: '報酬を変更' }).click();
    await page.getByRole('textbox', { name: '新しい報酬' }).fill('45000');
    await page.getByRole('button', { name: '報酬を変更する' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await talent.getByText('¥45,000', { exact: true }).first().waitFor();
    await page.getByText('¥45,000', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '終了日を変更' }).click();
    const end = nextMinute(10 * DAY);
    await fillInstant(page, '新しい終了日', end);
    await page.getByLabel('理由').fill('撮影の日程が早まったため');
    await page.getByRole('button', { name: '条件の変更を申し込む' }).click();
    await page
      .getByText(/^条件の変更を申し込みました。/)
      .first()
      .waitFor();
    await pressAndConfirm(talent, 'この変更に同意する');
    await send(cast.office, 'entries', { type: 'adminApproveChange', proposalNo: 1, entryId });
    await talent
      .getByRole('region', { name: /^条件書/ })
      .getByText(longTime(end), { exact: true })
      .first()
      .waitFor();
  });

  test('refuses with a reason, which the talent reads', async ({ openAs }) => {
    const mine = await another();
    const { entryId } = await decidingEntry(mine);
    const [{ page }, { page: talent }] = await Promise.all([
      openAs(cast.client, 'phone', '/client/mypage/entries'),
      openAs(mine.talent, 'phone', `/talent/mypage/entries/${entryId}`),
    ]);
    await whenLoaded(page);
    await page.locator(`a[href$="${entryId}"]`).click();
    await page.getByRole('button', { name: 'この方の起用を見送る' }).click();
    const dialog = page.getByRole('dialog', { name: '起用を見送りますか？' });
    await dialog.getByLabel('理由').fill('日程が合いませんでした。');
    await audit(page, 'the refusal');
    await dialog.getByRole('button', { name: 'この方の起用を見送る' }).click();
    await dialog.waitFor({ state: 'detached' });
    await talent.getByText('理由：日程が合いませんでした。').waitFor();
    await audit(talent);
  });
});
