import { beforeAll, describe } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { go, sizes } from '#tests/support/browserVisit.ts';
import { concludedEntry } from '#tests/support/entries.ts';
import { type Cast, newCast, newJob, newTalent } from '#tests/support/people.ts';
import { type ClosedDeal, closedDeal } from '#tests/support/reviews.ts';

let cast: Cast;
let ids: { readonly entryId: string; readonly otherJobId: string; readonly reviewed: ClosedDeal };

type Form = {
  readonly what: string;
  readonly by: 'client' | 'talent';
  readonly path: () => string;
  readonly field: string;
  readonly typed?: string;
  /** Forms of several screens keep what was typed without asking. */
  readonly asks?: false;
};
const forms: readonly Form[] = [
  { what: 'company', by: 'client', path: () => '/client/mypage/company/edit', field: '役職' },
  { what: 'billing', by: 'client', path: () => '/client/settings/bill/edit', field: '部署' },
  { what: 'offer', by: 'client', path: () => `/client/talents/${cast.talent.uid}/offer`, field: 'メッセージ' },
  { what: 'posting', by: 'client', path: () => '/client/mypage/jobs/add', field: 'タイトル', asks: false },
  { what: 'posting to change', by: 'client', path: () => `/client/mypage/jobs/${cast.jobId}/edit`, field: 'タイトル' },
  { what: 'fee', by: 'client', path: () => `/client/mypage/entries/${ids.entryId}/fee/edit`, field: '新しい報酬', typed: '12,345' },
  {
    what: 'end',
    by: 'client',
    path: () => `/client/mypage/entries/${ids.entryId}/schedule/edit`,
    field: '新しい終了日（日付）',
    typed: '2030-01-02',
  },
  { what: 'basic profile', by: 'talent', path: () => '/talent/mypage/profile/edit_01', field: '自己紹介' },
  { what: 'details', by: 'talent', path: () => '/talent/mypage/profile/edit_02', field: '身長', typed: '171', asks: false },
  {
    what: 'review',
    by: 'client',
    path: () => `/client/talents/${ids.reviewed.talent.uid}/reviews/add?job=${ids.reviewed.jobId}`,
    field: 'コメント',
  },
  { what: 'entry', by: 'talent', path: () => `/talent/jobs/${ids.otherJobId}/apply`, field: '自己PR' },
];

beforeAll(async () => {
  cast = await newCast();
  const [jobId, otherJobId] = await Promise.all([newJob(cast.client), newJob(cast.client)]);
  const { entryId } = await concludedEntry({ ...cast, talent: await newTalent(cast.office), jobId });
  ids = { entryId, otherJobId, reviewed: await closedDeal(cast) };
});

describe.concurrent('what was typed survives a reload and the back button in the form of', () => {
  const onBoth = forms.flatMap((form) => sizes.map((size) => ({ ...form, size })));
  test.for(onBoth)('$what on a $size', async ({ by, path, field, size, typed = '入力の途中です', asks = true }, { openAs, expect }) => {
    const { page } = await openAs(cast[by], size, `/${by}/mypage`);
    page.on('dialog', (dialog) => dialog.accept());
    const input = page.getByLabel(field).first();
    await go(page, path());
    await input.fill(typed);
    await page.goBack();
    if (asks) await page.getByRole('dialog').getByRole('button', { name: '編集を続ける' }).click();
    else await page.goForward();
    await expect.poll(() => input.inputValue(), { timeout: 10_000 }).toBe(typed);
    await page.reload();
    await expect.poll(() => input.inputValue(), { timeout: 10_000 }).toBe(typed);
    // After a reload the page before is another document: the browser asks, if anybody.
    await page.goBack();
    await page.goForward();
    await expect.poll(() => input.inputValue(), { timeout: 10_000 }).toBe(typed);
  });
});
