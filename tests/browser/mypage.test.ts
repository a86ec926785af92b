import { beforeAll, describe } from 'vitest';
import { daysAfter } from '#domain/calendar/days.ts';
import { jstDate, DAY as ONE_DAY } from '#domain/calendar/instants.ts';
import { shortDay } from '#domain/format/times.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { pressAndConfirm, whenBannerSays } from '#tests/support/browserDeal.ts';
import { send } from '#tests/support/callables.ts';
import { whenStatus } from '#tests/support/deals.ts';
import { type Cast, newCast, newClient, newTalent, posting } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const DAY = daysAfter(jstDate(Date.now()), 12);
const NOTHING = 'いま対応が必要なことはありません';
const ONE = '対応が必要なことが1件あります';

describe.concurrent('with the cast on a phone and the client on a desktop', () => {
  test('both go from their own page to waiting items, and see the progress of the deal and the job', async ({ openAs }) => {
    const { office } = cast;
    const [client, talent] = await Promise.all([newClient(office), newTalent(office)]);
    const { streamId } = await send(client, 'jobs', { ...posting(), title: '春の広告撮影' });
    const jobId = streamId.slice('job-'.length);
    const { page: own } = await openAs(talent, 'phone', '/talent/mypage');
    await own.getByRole('heading', { name: NOTHING }).waitFor();

    const sheet = {
      ...termsSheet,
      workDays: [{ date: DAY, from: '09:00', to: '15:00', kind: 'SHOOT' } as const],
      payDue: daysAfter(DAY, 30),
    };
    const terms = { fee: 30_000, scheduleToClose: Date.now() + 20 * ONE_DAY, sheet };
    const offer = await send(client, 'offers', { type: 'makeOffer', jobId, talentId: talent.uid, ...terms });
    const offerId = offer.streamId.slice('offer-'.length);
    // The open page is updated.
    await own.getByRole('heading', { name: ONE }).waitFor();
    await audit(own, 'the own page of a cast');
    await expectToFit(own, 320);
    await own.getByRole('link', { name: 'オファーに回答する' }).click();
    const course = own.getByRole('region', { name: '全体の流れ' });
    const current = () => course.locator('[aria-current="step"]');
    await current().getByText('回答').waitFor();
    await audit(own, 'a deal with its course');
    await expectToFit(own, 320);
    await pressAndConfirm(own, 'このオファーを承諾する');
    await whenBannerSays(own, 'IS_ACCEPTED', 'talent');
    await current().getByText('事務局').waitFor();

    await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
    const { page: clients } = await openAs(client, 'desktop', '/client/mypage');
    await clients.getByRole('heading', { name: ONE }).waitFor();
    await audit(clients, 'the own page of a client');
    await expectToFit(clients, 320);
    await clients.getByRole('link', { name: '依頼を確定する' }).click();
    await pressAndConfirm(clients, 'この内容で依頼を確定する');
    await whenBannerSays(clients, 'IS_APPROVED', 'client');
    await whenStatus(`jobs/${jobId}/offers/${offerId}`, 'IS_APPROVED');

    // Both pages show the day of work, and the number of concluded deals links to them.
    await own.goto('/talent/mypage');
    await own.getByRole('region', { name: '次のお仕事' }).getByText('春の広告撮影').waitFor();
    await clients.goto('/client/mypage');
    await clients.getByRole('region', { name: '次のお仕事' }).getByText('あと12日').waitFor();
    await clients.getByRole('link', { name: /^1 .*成立.*春の広告撮影/ }).click();
    const row = clients
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: shortDay(DAY) });
    await row.getByText('¥30,000').waitFor();
    await audit(clients, 'the candidates of a job');
    await expectToFit(clients, 320);
  });
});
