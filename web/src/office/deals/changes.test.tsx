import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { agreed, histories, made, proposed } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { refusal, refuses, server } from '#web/testing/fakeServer.ts';
import { asColleague, putColleague } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { actsSent, holdsActs } from '../testing/heldActs.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const put = (...events: readonly AnyEvent[]) => putStream('offer-d1', ...events);
const render = (address = '') => {
  putColleague();
  return renderQueue(address);
};
const dialog = () => within(screen.getByRole('dialog'));
const cut: AnyEvent = {
  type: 'OfferFeeChanged',
  data: { ...parties, previousFee: 40_000, fee: 4_000, askedAt: null, answerDue: null, remindAt: null },
};

test('an approval shows the version with tax and never approves a version that the member has not seen', async () => {
  put(...histories.IS_ACCEPTED);
  const { user } = render('/d1?tab=recent');
  await openDialog(user, /^¥40,000で承認する/);
  const facts = textsOf(dialog().getAllByRole('definition'));
  expect(facts.slice(0, 5)).toEqual(['第1版', '¥40,000', '¥0', '¥4,000', '¥44,000']);
  put(...histories.IS_ACCEPTED, cut);
  await dialog().findByText('画面を開いたあとに、条件が変わりました。');
  expect(dialog().getByRole('row', { name: '¥40,000 ¥4,000 −¥36,000' })).toBeDefined();
  expect(dialog().queryByRole('button', { name: '承認する' })).toBeNull();
  await user.click(dialog().getByRole('button', { name: '変更後の内容を確認しました' }));
  expect(server.asked).toEqual([]);
  refuses('heldActs', 'terms-changed', errorMessages['terms-changed']);
  await user.click(dialog().getByRole('button', { name: '承認する' }));
  await dialog().findByText(errorMessages['terms-changed']);
  expect(actsSent()).toMatchObject([{ aggregate: 'offer', entityId: 'd1', command: { type: 'adminApprove', termsNo: 2 } }]);
});

test('an approval shows day, place and use, and names what is missing', async () => {
  const [, ...later] = histories.IS_ACCEPTED;
  put({ ...made, data: { ...made.data, ...storedSheet({ ...termsSheet, place: '' }) } } as AnyEvent, ...later);
  const { user } = render('/d1?tab=recent');
  await openDialog(user, /^¥40,000で承認する/);
  const facts = (await dialog().findAllByRole('term')).map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toContainEqual(['日時', expect.stringContaining('2026年12月10日(木) 09:00〜17:00 本番')]);
  expect(facts).toContainEqual(['場所', '未記入']);
  expect(facts).toContainEqual(['使用', expect.stringContaining('か月')]);
});

test('a bulk approval shows fee and version of each deal; a changed one is refused alone and shows both', async () => {
  put(...histories.IS_ACCEPTED);
  putStream('offer-d2', ...histories.IS_ACCEPTED.map((event) => ({ ...event, data: { ...event.data, talentId: 'talent-2' } }) as AnyEvent));
  const { user } = render();
  asColleague();
  for (const box of await screen.findAllByRole('checkbox', { name: /を選択$/ })) await user.click(box);
  await openDialog(user, '選択した2件を承認する');
  expect(dialog().getAllByText('¥40,000')).toHaveLength(2);
  put(...histories.IS_ACCEPTED, cut);
  await dialog().findByText(/第1版 → 第2版、報酬（税抜）：¥40,000 → ¥4,000/);
  holdsActs(({ entityId }) => {
    if (entityId === 'd1') throw refusal('terms-changed', errorMessages['terms-changed']);
  });
  await user.click(dialog().getByRole('button', { name: '2件・¥80,000を承認する' }));
  await dialog().findByText('2件のうち1件を受け付けました。');
  expect(await dialog().findByText(errorMessages['terms-changed'])).toBeDefined();
  expect(actsSent().map(({ command }) => command.termsNo)).toEqual([1, 1]);
});

test('an offer with an open proposal cannot be approved, and the page says why', async () => {
  put(...histories.IS_ACCEPTED, proposed);
  render('/d1?tab=recent');
  expect(await screen.findByRole('button', { name: /^¥40,000で承認する/ })).toHaveProperty('disabled', true);
  expect(screen.getByText(/条件の変更について同意を待っているため、まだ承認できません/)).toBeDefined();
  expect(screen.getAllByText('変更の同意待ち').length).toBeGreaterThan(0);
});

test.each(dealKinds)('changes with the cast’s consent are in a list of their own and can be approved or denied: $name', async (of) => {
  const { name: kind, histories: all, proposals } = of;
  const [path, noun] = kind === 'offer' ? ['/office/offers', 'オファー'] : ['/office/entries', 'エントリー'];
  putStream(`${kind}-d1`, ...(all.IS_APPROVED ?? []), ...proposals.AGREED);
  putStream(`${kind}-d2`, ...(all.IS_APPROVED ?? []), ...proposals.OPEN);
  putColleague();
  const { user } = renderQueue('/d1?tab=changes', kind);
  const rows = () => within(screen.getByRole('table', { name: `${noun}の一覧` })).getAllByRole('link');
  await waitFor(() => expect(rows().map((link) => link.getAttribute('href'))).toEqual([`${path}/d1?tab=changes`]));
  await openDialog(user, /^¥35,000で変更を承認する/);
  expect(dialog().getByText('¥35,000')).toBeDefined();
  refuses('heldActs', 'terms-changed', errorMessages['terms-changed']);
  await user.click(dialog().getByRole('button', { name: 'この変更を承認する' }));
  await dialog().findByText(errorMessages['terms-changed']);
  await user.click(dialog().getByRole('button', { name: 'キャンセル' }));
  await openDialog(user, /^変更を否認する/);
  await answerDialog(user, 'この変更を否認する', '減額の理由が足りません。');
  await waitFor(() => expect(actsSent()).toHaveLength(2));
  expect(actsSent().map(({ command }) => command)).toMatchObject([
    { type: 'adminApproveChange', proposalNo: 1 },
    { type: 'adminDisapproveChange', proposalNo: 1, reason: '減額の理由が足りません。' },
  ]);
});

test('a change withdrawn meanwhile is not reported as the decision of the colleague who decided before', async () => {
  const denied: AnyEvent = { type: 'OfferChangeAdminDisapproved', data: { ...parties, proposalNo: 1, reason: '減額のため' } };
  const again = [proposed, agreed].map((event) => ({ ...event, data: { ...event.data, proposalNo: 2 } }) as AnyEvent);
  put(...histories.IS_APPROVED, proposed, agreed, denied, ...again);
  const { user } = render('/d1?tab=changes');
  await openDialog(user, /で変更を承認する/);
  put(...histories.IS_APPROVED, proposed, agreed, denied, ...again, {
    type: 'OfferChangeWithdrawn',
    data: { ...parties, proposalNo: 2 },
  });
  expect(await dialog().findByText('このオファーの状態が変わりました（成立）。')).toBeDefined();
});

test.each([
  [23 * HOUR, 'あと2日'],
  [25 * HOUR, 'あと47時間'],
  [67 * HOUR, 'あと5時間'],
  [4 * DAY, '目安を1日超過'],
])('after %d ms of waiting the row says how much time is left', async (waited, said) => {
  put(...histories.IS_ACCEPTED);
  vi.setSystemTime(NOON + waited);
  render();
  expect(await screen.findByText(said)).toBeDefined();
});
