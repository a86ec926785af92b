import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { carryOutNow } from '#tests/support/browserDeal.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { newCast, newClient, newJob, newTalent } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { screens } from '#tests/support/widths.ts';

/** The name of the file that a button saves. */
const saved = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return download.suggestedFilename();
};

test.for(screens)(
  'a client makes an estimate and sets PO number and addressee; the invoice of the office has them',
  async ([, theirs], { openAs }) => {
    const people = await newCast();
    // The office's table has the clients of other tests, too.
    const client = await newClient(people.office, undefined, '待宵出版');
    const cast = { ...people, client, jobId: await newJob(client) };
    const talent = await newTalent(cast.office, '待宵 結');
    const closedAt = Date.now() + HOUR;
    const offerId = await closedOffer(cast, 40_000, closedAt, { talent });
    const { page: phone } = await openAs(cast.client, 'phone', `/client/mypage/jobs/${cast.jobId}`);
    await phone.getByRole('button', { name: '見積書を作る' }).click();
    await phone
      .getByRole('dialog')
      .getByText(/^合計（税込） ¥/)
      .waitFor();
    await audit(phone, 'the form of an estimate');
    await expectToFit(phone, 390);
    expect(await saved(phone, '見積書をダウンロードする')).toMatch(/^見積書_\d{4}-\d{2}-\d{2}\.pdf$/);

    await leaveFor(phone, `/client/mypage/offers/${offerId}`);
    await phone.getByRole('button', { name: '発注番号・請求先を設定する' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel('発注番号').fill('第18号');
    await dialog.getByLabel('会社名').fill('みのり製菓株式会社');
    await audit(phone, 'the form of an order');
    await expectToFit(phone, 390);
    await dialog.getByRole('button', { name: '保存する' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByText('みのり製菓株式会社').waitFor();
    await audit(phone, 'a deal with an order');

    const { page: office } = await openAs(cast.office, theirs, `/office/bills?tab=CLIENTS&month=${jstMonth(closedAt)}`);
    await office.getByRole('button', { name: '待宵出版の請求書を発行' }).click();
    await office.getByRole('dialog').getByText('宛名はみのり製菓株式会社です。').waitFor();
    await audit(office, 'the preview of an invoice');
    await office.getByRole('dialog').getByRole('button', { name: '請求書を発行する' }).click();
    await carryOutNow(office);
    const invoice = await until(
      async () => {
        const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).get();
        return docs[0]?.data() as InvoiceDocument | undefined;
      },
      (found): found is InvoiceDocument => found !== undefined,
      'the invoice',
    );

    const address = `/client/settings/bill/invoices/${invoice.number}`;
    const { page: desktop } = await openAs(cast.client, 'desktop', address);
    await leaveFor(phone, address);
    for (const page of [phone, desktop]) {
      await page.getByText('みのり製菓株式会社', { exact: false }).first().waitFor();
      await page.getByText('発注番号 第18号', { exact: false }).waitFor();
      await audit(page, 'an invoice with an order');
    }
    await expectToFit(desktop, 1440);
    expect(await saved(desktop, 'PDFをダウンロードする')).toBe(`請求書_${invoice.number}.pdf`);

    await leaveFor(desktop, `/client/mypage/offers/${offerId}`);
    await desktop.getByText(/変更が必要なときは、事務局へお問い合わせください/).waitFor();
    expect(await desktop.getByRole('button', { name: /^発注番号・請求先を/ }).count()).toBe(0);
  },
);
