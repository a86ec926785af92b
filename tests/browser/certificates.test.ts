import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { isLong, pick } from '#domain/testing/rotation.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { sizes } from '#tests/support/browserVisit.ts';
import { concludedOffer, sheet } from '#tests/support/certificates.ts';
import { newCast } from '#tests/support/people.ts';

test('a certificate saved by one side verifies in a browser that has not visited the site, offline except for the public seal', async ({
  openAs,
  open,
}) => {
  const cast = await newCast();
  const offerId = await concludedOffer(cast);
  await connectToStack().runSchedule('seal');
  const { page: own } = await openAs(cast.client, 'desktop', `/client/mypage/offers/${offerId}`);
  const save = own.getByRole('button', { name: '証明書を保存' });
  await save.waitFor();
  const [file] = await Promise.all([own.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toBe(`certificate-offer-${offerId}.json`);
  const saved = await readFile(await file.path());

  for (const size of isLong ? sizes : [pick('certificates', sizes)]) {
    const { page, context, expectFault } = await open(size);
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/verify');
    const choose = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer });
    await page.getByText('証明書を選択する').waitFor();
    await context.setOffline(true);
    await choose(saved);
    await page.getByRole('heading', { name: '公開されている検証コードと、まだ照合していません' }).waitFor();
    await context.setOffline(false);
    await choose(saved);
    await page.getByText('確認できました').waitFor();
    await page.getByText(sheet.place).waitFor();
    await page.getByText('¥68,000').waitFor();
    await audit(page, 'a certificate');
    await expectToFit(page, size === 'phone' ? 390 : 1440);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/certificate-${size}.png`, fullPage: true });

    await page.getByRole('button', { name: /^伏せる.*場所/ }).click();
    await page.getByText('保存するファイルでは伏せます').waitFor();
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '選んだ1項目を伏せて保存する' }).click(),
    ]);
    await choose(await readFile(await kept.path()));
    await page.getByText('伏せてあります').waitFor();
    await page.getByText('確認できました').waitFor();

    await choose(Buffer.from(saved.toString('utf8').replaceAll('"value":68000', '"value":86000')));
    await page.getByRole('heading', { name: '「報酬（税抜）」が、記録された内容と一致しません' }).waitFor();
    await audit(page, 'an altered certificate');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/certificate-altered-${size}.png`, fullPage: true });
    expect(sent.filter((each) => each.includes(offerId))).toEqual([]);
  }
});
