import { beforeAll, describe } from 'vitest';
import { DAY } from '#domain/calendar/instants.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { answerAsGuardian, askGuardian, guardianTitles, linkIn, newMinor, withGuardian } from '#tests/support/guardians.ts';
import { type Cast, newCast } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** The path of a mail's link, on this stack's site. */
const pageOf = ({ url }: { readonly url: string }) => `/guardian${new URL(url).search}`;

describe.concurrent('with the guardian on a phone and the office on a desktop', () => {
  test('a minor without a consent gets the reason and the remedy, and accepts after the guardian consents', async ({ openAs, open }) => {
    const talent = await newMinor();
    const guardian = await withGuardian(talent);
    await askGuardian(talent, { scope: 'PROFILE' });
    await answerAsGuardian(await linkIn(guardian, guardianTitles.PROFILE), true);
    await send(cast.office, 'talents', { type: 'publish', uid: talent.uid });
    const { offerId, path } = await newOffer({ ...cast, talent }, Date.now() + 5 * DAY);

    const { page, expectFault } = await openAs(talent, 'phone', `/talent/mypage/offers/${offerId}`);
    expectFault(/offers/);
    await page.getByText('まだ保護者に確認をお願いしていません。').waitFor();
    await audit(page, 'an offer that needs a guardian');
    await page.getByRole('button', { name: 'このオファーを承諾する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'このオファーを承諾する' }).click();
    await dialog.getByText(errorMessages['guardian-consent-missing']).waitFor();
    await dialog
      .getByRole('button', { name: '戻る' })
      .or(dialog.getByRole('button', { name: 'キャンセル' }))
      .first()
      .click();
    await page.getByRole('button', { name: '保護者に確認をお願いする' }).click();
    await page.getByText(/保護者の回答をお待ちください/).waitFor();

    const guest = await open('phone');
    await guest.page.goto(pageOf(await linkIn(guardian, guardianTitles.DEAL)));
    await guest.page.getByText('お子さまが、次の条件でオファーを承諾することへの同意をお願いします。').waitFor();
    await audit(guest.page, 'what a guardian is asked');
    await expectToFit(guest.page, 320);
    await guest.page.getByRole('button', { name: '同意する', exact: true }).click();
    await guest.page.getByText(/「同意する」と回答しました/).waitFor();
    await audit(guest.page, 'what a guardian answered');

    await page.getByText(/保護者の同意を確認しました/).waitFor();
    await page.getByRole('button', { name: 'このオファーを承諾する' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'このオファーを承諾する' }).click();
    await whenStatus(path, 'IS_ACCEPTED');
  });

  test('a minor registers a guardian in the settings, who refuses with the mail’s link', async ({ openAs, open }) => {
    const talent = await newMinor();
    const email = `guardian-${talent.uid.toLowerCase()}@example.com`;
    const { page } = await openAs(talent, 'phone', '/talent/settings/guardian');
    await page.getByLabel('保護者のお名前').fill('鈴木 京子');
    await page.getByLabel('続柄').selectOption('MOTHER');
    await page.getByLabel('保護者のメールアドレス').fill(email);
    await audit(page, 'the form of a guardian');
    await page.getByRole('button', { name: '保護者を登録する' }).click();
    await page.getByRole('button', { name: '保護者に確認をお願いする' }).click();
    await page.getByText(/保護者の回答をお待ちください/).waitFor();
    await audit(page, 'a guardian who was asked');
    await expectToFit(page, 320);
    const guest = await open('phone');
    await guest.page.goto(pageOf(await linkIn({ email }, guardianTitles.PROFILE)));
    await guest.page.getByText(/^公開されないもの：生年月日/).waitFor();
    await audit(guest.page, 'what of a profile is published');
    await guest.page.getByRole('button', { name: '同意しない' }).click();
    await guest.page.getByText(/「同意しない」と回答しました/).waitFor();
    await page.getByText(/保護者の方が「同意しない」と回答しました/).waitFor();
    const { page: office } = await openAs(cast.office, 'desktop', `/office/talents/${talent.uid}`);
    await office.getByText(/：不同意（メールのリンク、/).waitFor();
    await audit(office, "a minor's guardian in the office");
  });
});

test('an invalid link shows an error', async ({ open }) => {
  const guest = await open('phone');
  guest.expectFault(/guardianAnswers/);
  await guest.page.goto('/guardian?cast=nobody&code=guessed');
  await guest.page.getByText(errorMessages['guardian-link-invalid']).waitFor();
  await audit(guest.page, 'a link that no mail holds');
});
