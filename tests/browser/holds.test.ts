import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { test } from '#tests/support/browser.ts';
import { audit } from '#tests/support/browserAudit.ts';
import { leaveFor } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newClient, newOffice, newTalent, type Person, posting } from '#tests/support/people.ts';
import { screens } from '#tests/support/widths.ts';

/** A client who asked a cast about a job of its own. */
const asking = async (office: Person, talent: Person, title: string) => {
  const client = await newClient(office);
  const { streamId } = await send(client, 'jobs', { ...posting(), title });
  const jobId = streamId.slice('job-'.length);
  const inquiry = { type: 'inquire', jobId, talentId: talent.uid, inquiryType: 'APPEARANCE', message: 'ご都合をお聞かせください。' };
  const { streamId: deal } = await send(client, 'offers', inquiry);
  return { client, jobId, offerId: deal.slice('offer-'.length) };
};

const answer = async (page: Page, act: string, confirmation = act) => {
  await page.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirmation, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
/** The bookmark of a hold on the open page. */
const marked = (page: Page, name: string) => page.getByText(name, { exact: true }).first().waitFor();

test.for(screens)(
  'two clients hold a day of a cast; the later one wants to decide, and moves up when the first lets go',
  async ([mine, theirs], { openAs }) => {
    const office = await newOffice();
    const talent = await newTalent(office, '待宵 結');
    const [one, other] = await Promise.all([asking(office, talent, '冬の広告撮影'), asking(office, talent, '雪の短編映画')]);
    const [{ page: first }, { page: second }, { page: cast }] = await Promise.all([
      openAs(one.client, mine, `/client/mypage/offers/${one.offerId}`),
      openAs(other.client, theirs, `/client/mypage/offers/${other.offerId}`),
      openAs(talent, theirs, '/talent/mypage'),
    ]);

    await first.getByRole('button', { name: '日程をキープする' }).click();
    await first.getByRole('dialog').getByText('第一キープ').first().waitFor();
    await audit(first, 'a request for a hold');
    await first.getByRole('dialog').getByRole('button', { name: 'キープをお願いする' }).click();
    await marked(first, 'キープ申込中');

    await cast.getByRole('link', { name: 'キープの申し込みに回答する' }).click();
    await answer(cast, 'キープを受ける');
    await marked(cast, '第一キープ');
    await marked(first, '第一キープ');

    // The second client reads the position before the request.
    await second.getByRole('button', { name: '日程をキープする' }).click();
    await second.getByRole('dialog').getByText('第二キープ').first().waitFor();
    await second.getByRole('dialog').getByRole('button', { name: 'キープをお願いする' }).click();
    await marked(second, 'キープ申込中');
    await leaveFor(cast, '/talent/mypage/holds');
    await answer(cast, 'キープを受ける');
    await marked(cast, '第二キープ');
    await audit(cast, 'the holds of a cast');
    await marked(second, '第二キープ');

    // Its offer asks the first to decide; the cast cannot accept it before.
    const terms = { fee: 40_000, scheduleToClose: Date.now() + 30 * DAY };
    await send(other.client, 'offers', {
      type: 'continueInquiry',
      offerId: other.offerId,
      jobId: other.jobId,
      talentId: talent.uid,
      ...terms,
    });
    await first.getByText('次のクライアントが、決定を希望しています。', { exact: false }).waitFor();
    expect(await first.getByText('雪の短編映画').count(), 'the other job').toBe(0);
    const accepted = await send(talent, 'offers', { type: 'accept', offerId: other.offerId, termsNo: 1 }).catch(String);
    expect(String(accepted)).toContain('held-by-other');
    await leaveFor(first, '/client/mypage/holds');
    await audit(first, 'the holds of a client');
    await first.getByRole('button', { name: '手放す' }).click();
    await first.getByRole('dialog').getByLabel('ほかの方に決まった').check();
    await first.getByRole('dialog').getByRole('button', { name: '手放す' }).click();
    await first.getByText('キープはありません').waitFor();
    await marked(second, '第一キープ');
    await send(talent, 'offers', { type: 'accept', offerId: other.offerId, termsNo: 1 });
    await leaveFor(cast, '/talent/mypage/diary');
    await cast.getByText('キープ1件を見る').waitFor();
  },
);
