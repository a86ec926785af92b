import { expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { whenMail } from '#tests/support/mails.ts';
import { newCast } from '#tests/support/people.ts';
import { whenTraced } from '#tests/support/recordedTraces.ts';

test('developers read mails and ring a deadline', async ({ openAs }) => {
  const cast = await newCast();
  const { offerId, path } = await newOffer(cast);
  const { subject } = await whenMail(cast.talent, 'オファーが届きました');
  const { page } = await openAs(cast.talent, 'phone', '/develop');
  // Other tests on the stack send the same subject.
  const mails = page.getByRole('region', { name: '送信されたメール' });
  await mails.locator('summary').filter({ hasText: cast.talent.email }).filter({ hasText: subject }).click();
  await page
    .getByRole('link', { name: new RegExp(offerId) })
    .first()
    .waitFor();
  await audit(page, 'the tools with an open mail');
  await page.getByRole('button', { name: `offer-${offerId} の expire の期限を迎える` }).click();
  await whenStatus(path, 'IS_EXPIRED');
});

for (const device of ['phone', 'desktop'] as const)
  test(`developers see the time of each part of a deal’s commands (${device})`, async ({ openAs }) => {
    const cast = await newCast();
    const { offerId } = await newOffer(cast);
    await whenTraced(offerId);
    const { page } = await openAs(cast.talent, device, '/develop');
    const traces = page.getByRole('region', { name: 'トレース', exact: true });
    await traces.getByRole('searchbox').fill(offerId);
    await traces.locator('summary').filter({ hasText: 'makeOffer' }).filter({ hasText: offerId }).click();
    const table = traces.getByRole('table');
    for (const [name, details] of [
      ['callable', 'offer'],
      ['command', `makeOffer offer-${offerId}`],
      ['commit', ''],
      ['deliver', 'policies'],
      ['effect', 'postMails'],
      ['mail', 'OfferMade'],
    ] as const)
      await table
        .getByRole('rowheader')
        .filter({ hasText: new RegExp(`^${name}`) })
        .filter({ hasText: details })
        .first()
        .waitFor();
    await audit(page, 'an open trace');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await traces.getByRole('searchbox').fill('no-such-deal');
    await traces.getByText('このIDのトレースはありません').waitFor();
  });
