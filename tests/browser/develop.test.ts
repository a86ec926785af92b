import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { whenMail } from '#tests/support/mails.ts';
import { newCast } from '#tests/support/people.ts';

test('developers read the mails and let a deadline come', async ({ openAs }) => {
  const cast = await newCast();
  const { offerId, path } = await newOffer(cast);
  const { subject } = await whenMail(cast.talent, 'オファーが届きました');
  const { page } = await openAs(cast.talent, 'phone', '/develop');
  // Other stories of the stack send the same subject.
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
