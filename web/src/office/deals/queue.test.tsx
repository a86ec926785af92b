import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { approvalAsked } from '#domain/testing/deskSamples.ts';
import { made as entered } from '#domain/testing/entryHistories.ts';
import { accepted, cancellationRequested, histories, made } from '#domain/testing/offerHistories.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { agree, answerDialog, dialogCloses, openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { asColleague, putColleague } from '#web/testing/officeWorld.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { actsSent, holdsActs } from '../testing/heldActs.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const granted: AnyEvent = { type: 'OfficeGranted', data: { operator: 'ops@example.com' } };
const disapproved = (data: object): AnyEvent =>
  ({ type: 'OfferAdminDisapproved', data: { ...data, reason: '条件に合いません。' } }) as AnyEvent;
const historyFor = (fee: number): readonly AnyEvent[] => [{ ...made, data: { ...made.data, fee } } as AnyEvent, accepted];
const put = (id: string, fee: number, ...more: readonly AnyEvent[]) => putStream(`offer-${id}`, ...historyFor(fee), ...more);
const deny = (id: string, fee: number) => {
  put(id, fee, disapproved(accepted.data));
  return { streamId: `offer-${id}`, version: 3 };
};
const open = (address = '') => {
  for (const [id, fee] of [
    ['d1', 50_000],
    ['d2', 20_000],
    ['d3', 30_000],
  ] as const)
    put(id, fee);
  putColleague();
  const shown = renderQueue(address);
  asColleague();
  return shown;
};
const table = () => within(screen.getByRole('table', { name: 'オファーの一覧' }));
const fees = () =>
  table()
    .queryAllByText(/^¥/)
    .filter((cell) => cell.closest('tbody'))
    .map(({ textContent }) => textContent);

const dealTabs = { waiting: '承認待ち', recent: '最近の更新', cancellations: '取り消し' } as const;

test('the least time left is first, also when another deal waited longer', async () => {
  const acceptedUntil = (askedAt: number, decideBy: number): AnyEvent =>
    ({ ...accepted, data: { ...accepted.data, askedAt, decideBy } }) as AnyEvent;
  putStream('offer-old', { ...made, data: { ...made.data, fee: 10_000 } } as AnyEvent, acceptedUntil(NOON - 2 * DAY, NOON + DAY));
  putStream('offer-near', { ...made, data: { ...made.data, fee: 90_000 } } as AnyEvent, acceptedUntil(NOON, NOON + 5 * HOUR));
  putColleague();
  renderQueue();
  await waitFor(() => expect(fees()).toEqual(['¥90,000', '¥10,000']));
  expect(table().getByText('あと5時間')).toBeDefined();
  expect(table().getByText('あと24時間')).toBeDefined();
});

test('a heading sorts the queue, also by keyboard, and shows its direction', async () => {
  const { user, router } = open();
  const heading = () => table().getByRole('columnheader', { name: '報酬（税抜）' });
  await waitFor(() => expect(fees()).toHaveLength(3));
  expect(heading().getAttribute('aria-sort')).toBe('none');
  within(heading()).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(fees()).toEqual(['¥20,000', '¥30,000', '¥50,000']));
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(fees()).toEqual(['¥50,000', '¥30,000', '¥20,000']));
  expect(heading().getAttribute('aria-sort')).toBe('descending');
  expect(router.state.location.search).toBe('?sort=fee&dir=desc');
});

test('the fee filter shows the count of hits and of all, and can be cleared', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: '報酬（円以上）' }), '３00０1');
  await waitFor(() => expect(fees()).toEqual(['¥50,000']));
  expect(screen.getByText(/^3件のうち1件を表示しています。/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '絞り込みを解除する' }));
  await waitFor(() => expect(fees()).toHaveLength(3));
});

test('after an act the next row in the shown order opens; after the last one the previous row', async () => {
  const { user, router } = open('/d3?sort=fee');
  holdsActs();
  const denyOpen = async () => {
    await openDialog(user, /^否認する/);
    await agree(user, 'このオファーを否認する', '条件に合いません。');
  };
  await waitFor(() => expect(fees()).toHaveLength(3));
  await denyOpen();
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/offers/d1'));
  expect(screen.getByText('否認します…')).toBeDefined();
  await denyOpen();
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/offers/d3'));
  expect(router.state.location.search).toBe('?sort=fee&tab=waiting');
});

test('after j, k and an act the row of the shown deal has the focus', async () => {
  for (const id of ['d1', 'd2', 'd3']) put(id, 30_000);
  const router = appAt('office', '/office/offers?sort=fee');
  const user = userEvent.setup();
  holdsActs();
  await screen.findByRole('table', { name: 'オファーの一覧' });
  const showsRow = async (id: string) => {
    await waitFor(() => expect(router.state.location.pathname).toBe(`/office/offers/${id}`));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toContain(`/office/offers/${id}?`));
  };
  for (const [key, id] of [
    ['j', 'd1'],
    ['j', 'd2'],
    ['k', 'd1'],
  ] as const) {
    await user.keyboard(key);
    await showsRow(id);
  }
  await screen.findByRole('button', { name: /で承認する/ });
  await user.keyboard('a');
  await answerDialog(user, '承認する');
  await showsRow('d2');
});

test('picked rows stay picked when j or a link opens another deal', async () => {
  for (const id of ['d1', 'd2', 'd3']) put(id, 30_000);
  const router = appAt('office', '/office/offers/d1?sort=fee');
  const user = userEvent.setup();
  const opened = (id: string) => waitFor(() => expect(router.state.location.pathname).toBe(`/office/offers/${id}`));
  const picked = () => screen.getAllByRole('checkbox', { name: /を選択$/, checked: true });
  await screen.findAllByRole('checkbox', { name: /を選択$/ });
  await screen.findByRole('button', { name: /で承認する/ });
  await user.keyboard('x');
  expect(picked()).toHaveLength(1);
  await user.keyboard('j');
  await opened('d2');
  await waitFor(() => expect(picked()).toHaveLength(1));
  await user.keyboard('x');
  await user.click(table().getAllByRole('link')[2] as HTMLElement);
  await opened('d3');
  await waitFor(() => expect(picked()).toHaveLength(2));
});

test('both kinds are in one queue, each row with its kind, and the next one may be of the other kind', async () => {
  put('d1', 50_000);
  putStream('entry-e1', entered);
  const router = appAt('office', '/office/offers');
  const user = userEvent.setup();
  holdsActs();
  await user.selectOptions(await screen.findByRole('combobox', { name: '種類' }), 'すべて');
  for (const noun of ['オファー', 'エントリー']) expect(await table().findByText(noun)).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: '一覧の切り替え' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('承認待ち2件');
  const links = table().getAllByRole('link');
  await user.click(links.find((link) => link.getAttribute('href') === '/office/offers/d1?kinds=all') as HTMLElement);
  await screen.findByRole('button', { name: /で承認する/ });
  await user.keyboard('a');
  await answerDialog(user, '承認する');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/office/entries/e1', search: '?kinds=all' }));
  expect(await screen.findByRole('table', { name: 'エントリーの一覧' })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/office/entries/e1?kinds=all'));
});

test('rows of both kinds can be picked and decided together', async () => {
  put('d1', 50_000);
  putStream('entry-e1', entered);
  appAt('office', '/office/offers?tab=waiting&kinds=all');
  const user = userEvent.setup();
  holdsActs();
  await user.click(await screen.findByRole('checkbox', { name: '表示中の2件をすべて選択' }));
  const asked = await openDialog(user, '選択した2件を承認する', '2件のオファー・エントリーを承認しますか？');
  await user.click(asked.getByRole('button', { name: 'キャンセル' }));
  await openDialog(user, '選択した2件を否認する', '2件のオファー・エントリーを否認しますか？');
  await agree(user, '2件を否認する', '日程が合わないため');
  expect(server.asked.map(({ payload }) => payload.act)).toMatchObject([
    { aggregate: 'offer', entityId: 'd1', command: { type: 'adminDisapprove' } },
    { aggregate: 'entry', entityId: 'e1', command: { type: 'adminDisapprove' } },
  ]);
});

/** The signed-in member approves fees up to ¥30,000. */
const putLimit = () =>
  putStream(`account-${uidOf.office}`, { type: 'AccountRegistered', data: { email: 'keiri@example.com' } }, granted, {
    type: 'OfficeDutiesSet',
    data: { roles: ['review'], approvalLimit: 30_000, reason: '担当の範囲' },
  });

const askedOf = (approverId: string, askedBy: string = uidOf.office) =>
  ({ ...approvalAsked, data: { ...approvalAsked.data, approverId, askedBy } }) as const;
const returned: AnyEvent = {
  type: 'DeskApprovalAnswered',
  data: { ...askedOf(uidOf.office, 'office-2').data, answer: 'RETURNED', answeredBy: uidOf.office, noteId: 'note-2' },
};

test('a deal that is not in the list beside it is approved by its key too', async () => {
  const { user } = open('/d1?tab=changes');
  await screen.findByRole('button', { name: /で承認する/ });
  await user.keyboard('a');
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('above the own limit, the limit is shown and an approver can be asked', async () => {
  const { user } = open('/d1');
  putLimit();
  putStream('account-boss', { type: 'AccountRegistered', data: { email: 'boss@example.com' } }, granted);
  expect(await screen.findByText('報酬¥50,000（税抜）は、あなたが承認できる上限¥30,000を超えています。')).toBeDefined();
  expect(screen.getByRole('button', { name: /で承認する/ }).hasAttribute('disabled')).toBe(true);
  const dialog = await openDialog(user, '承認者に依頼する', '承認者に承認を依頼しますか？');
  const choice = await dialog.findByRole('combobox', { name: /^承認の依頼先/ });
  // The member itself cannot approve it, so it is no choice.
  await waitFor(() => expect(textsOf(within(choice).getAllByRole('option'))).toEqual(['選択してください', 'boss@example.com・上限なし']));
  await user.selectOptions(choice, 'boss');
  accepts('desks', 'desk-offer-d1', askedOf('boss'));
  await agree(user, '承認者に依頼する');
  expect(server.sentTo('desks')).toMatchObject([
    { type: 'askApproval', kind: 'offer', workId: 'd1', approverId: 'boss', text: expect.stringContaining('報酬¥50,000（税抜）') },
  ]);
  expect(await screen.findByText(/に承認を依頼しています（11\/20 12:00）/)).toBeDefined();
  expect(screen.getByRole('button', { name: '別の承認者に依頼する' })).toBeDefined();
});

test('the member who is asked sees the words where one decides, and can return the request with a reason', async () => {
  const { user } = open('/d1');
  putStream('desk-offer-d1', askedOf(uidOf.office, 'office-2'));
  expect(
    await screen.findByText(/から承認を依頼されています.*上限を超えるため.*依頼のときは¥40,000（税抜）、いまは¥50,000（税抜）/),
  ).toBeDefined();
  const dialog = await openDialog(user, '依頼を返す', '承認の依頼を返しますか？');
  await user.type(dialog.getByRole('textbox', { name: /^理由/ }), '予算を確認してください');
  accepts('desks', 'desk-offer-d1', askedOf(uidOf.office, 'office-2'), returned);
  await user.click(dialog.getByRole('button', { name: '依頼を返す' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '依頼を返す' })).toBeNull());
  expect(server.lastCommand()).toMatchObject({ type: 'returnApproval', kind: 'offer', workId: 'd1', text: '予算を確認してください' });
  const desk = within(await screen.findByRole('region', { name: '担当とメモ' }));
  expect(desk.getByText('承認の依頼').nextElementSibling?.textContent).toMatch(/11\/20 12:00・¥40,000依頼が返されました/);
});

test('the member who asked sees why the request was returned, and can ask again', async () => {
  open('/d1');
  putLimit();
  const { data } = askedOf('office-2');
  const answer = { ...data, answer: 'RETURNED', answeredBy: 'office-2', noteId: 'note-2', text: '稟議を確認してください' } as const;
  putStream('desk-offer-d1', { ...approvalAsked, data }, { type: 'DeskApprovalAnswered', data: answer });
  expect(await screen.findByText(/が依頼を返しました（11\/20.*稟議を確認してください/)).toBeDefined();
  expect(await screen.findByRole('button', { name: '承認者に依頼する' })).toBeDefined();
});

test('a row that cannot be approved is locked with its reason; the dialog names sum, limit and missing terms', async () => {
  const { user } = open();
  putLimit();
  expect(await screen.findByText('選択できません：あなたの上限を超えています')).toBeDefined();
  expect(screen.getByText('上限を超過')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: '表示中の2件をすべて選択' }));
  const dialog = await openDialog(user, '選択した2件を承認する', '2件のオファーを承認しますか？');
  expect(dialog.getByText('最も高い報酬／あなたの上限').nextSibling?.textContent).toBe('¥30,000／¥30,000');
  const group = await dialog.findByRole('rowheader', { name: /^注意あり 2件/ });
  expect(group.nextSibling?.textContent).toBe('¥50,000');
  expect(dialog.getAllByText('日時、場所、使用、競合、支払期日が未記入')).toHaveLength(2);
  holdsActs();
  const [first] = dialog.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  expect(dialog.getByRole('button', { name: /^1件・/ })).toBeDefined();
  await user.click(first as HTMLElement);
  await agree(user, '2件・¥50,000を承認する');
  expect(new Set(actsSent().map(({ entityId }) => entityId))).toEqual(new Set(['d2', 'd3']));
  expect(await screen.findAllByText('承認します…')).toHaveLength(2);
});

test('what cannot be approved any more is in a group of its own, and is not sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /件をすべて選択$/ }));
  const dialog = await openDialog(user, '選択した3件を承認する', '3件のオファーを承認しますか？');
  putLimit();
  const group = await dialog.findByRole('rowheader', { name: /^いまは承認できません 1件/ });
  expect(group.nextSibling?.textContent).toBe('¥50,000');
  expect(dialog.getByText('あなたの承認の上限¥30,000を超えています')).toBeDefined();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  holdsActs();
  await user.click(dialog.getByRole('button', { name: '2件・¥50,000を承認する' }));
  await waitFor(() => expect(actsSent()).toHaveLength(2));
  await dialogCloses();
});

test('several deals are denied with one reason, with a result for each', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /件をすべて選択$/ }));
  const dialog = await openDialog(user, '選択した3件を否認する', '3件のオファーを否認しますか？');
  await user.click(dialog.getByRole('button', { name: '3件を否認する' }));
  expect(server.asked).toEqual([]);
  await user.type(dialog.getByLabelText(/^理由/), '募集の条件に合いません。');
  holdsActs(({ entityId }) => {
    if (entityId === 'd2') throw refusal('rate-limited', '混み合っています。');
  });
  await user.click(dialog.getByRole('button', { name: '3件を否認する' }));
  expect(await dialog.findByText('3件のうち2件を受け付けました。')).toBeDefined();
  expect(actsSent().map(({ command }) => command)).toEqual(
    Array.from({ length: 3 }, () => ({ type: 'adminDisapprove', reason: '募集の条件に合いません。' })),
  );
});

test('of several deals approved at once, those that a colleague decided show the colleague', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /件をすべて選択$/ }));
  const dialog = await openDialog(user, '選択した3件を承認する', '3件のオファーを承認しますか？');
  holdsActs(({ entityId }) => {
    // The colleague approved d2 and denied d3 before this command arrived.
    if (entityId === 'd1') return;
    if (entityId === 'd2') put('d2', 20_000, { type: 'OfferAdminApproved', data: { ...accepted.data, termsNo: 1 } } as AnyEvent);
    else deny('d3', 30_000);
    throw refusal('status-conflict', '現在の状態では、この操作はできません');
  });
  signedIn('office', { isAdmin: true });
  await user.click(dialog.getByRole('button', { name: '3件・¥100,000を承認する' }));
  expect(await dialog.findByText('3件のうち1件を受け付けました。')).toBeDefined();
  await waitFor(() =>
    expect(textsOf(dialog.getAllByRole('listitem'))).toEqual([
      expect.stringContaining('受け付けました'),
      expect.stringContaining('keiri@example.comが、すでに処理しています（事務局が承認）。'),
      expect.stringContaining('keiri@example.comが、すでに処理しています（事務局が否認）。'),
    ]),
  );
});

test('offline the keys of acts say so, and the page stays', async () => {
  appAt('office', '/office/offers/d1');
  put('d1', 50_000);
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'メモを書く' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const key of ['a', 'd', 'n']) {
    await user.keyboard(key);
    await user.click(await screen.findByRole('button', { name: 'この通知を閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  vi.restoreAllMocks();
});

test.each([
  ['adminApprove', 'このオファーを承認しますか？'],
  ['adminDisapprove', 'オファーを否認しますか？'],
  ['note', 'メモを書く'],
])('an address with the act %s opens its dialog once, and sends nothing', async (act, title) => {
  const { user, router } = open(`/d1?act=${act}`);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=waiting'));
  expect(server.asked.filter(({ payload }) => payload.type !== 'status')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^(キャンセル|戻る)$/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address with an act that a deal does not allow says so', async () => {
  put('d1', 50_000);
  const router = appAt('office', '/office/offers/d1?act=settleCancellation');
  expect(await screen.findByText('この操作は、今はできません。')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=waiting'));
});

test('the keys select a row and open its denial', async () => {
  const { user } = open('/d1');
  await screen.findAllByRole('checkbox', { name: /を選択$/ });
  await screen.findByRole('button', { name: /で承認する/ });
  await user.keyboard('x');
  expect(screen.getAllByRole('checkbox', { name: /を選択$/, checked: true })).toHaveLength(1);
  await user.keyboard('d');
  expect(await screen.findByRole('dialog', { name: '1件のオファーを否認しますか？' })).toBeDefined();
});

test.each([
  ['waits', [accepted], 'waiting', null],
  ['is settled', histories.IS_APPROVED.slice(1), 'recent', null],
  ['is called off', [...histories.IS_APPROVED.slice(1), cancellationRequested], 'cancellations', null],
  ['is opened in another list', histories.IS_APPROVED.slice(1), 'waiting', 'waiting'],
] as const)('a deal opened by its link is in the list beside it: %s', async (_, more, tab, wanted) => {
  putStream('offer-d9', made, ...more);
  const { router } = open(`/d9${wanted === null ? '' : `?tab=${wanted}`}`);
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('tab')).toBe(tab));
  const lists = within(await screen.findByRole('navigation', { name: '一覧の切り替え' }));
  await waitFor(() => expect(lists.getByRole('link', { current: 'page' }).textContent).toContain(dealTabs[tab]));
  if (wanted === null) {
    await waitFor(() => expect(document.querySelector('[aria-current=true]')?.getAttribute('href')).toBe(`/office/offers/d9?tab=${tab}`));
    expect(screen.queryByText('左の一覧にないオファーです')).toBeNull();
  } else {
    expect(await screen.findByText('左の一覧にないオファーです')).toBeDefined();
    for (const name of ['前へ', '次へ']) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

test('a member who only reads sees it at the queue and at a deal', async () => {
  const shown = (path: string, roles: readonly OfficeRole[]) => {
    put('d1', 50_000);
    putColleague();
    renderQueue(path, 'offer', roles);
    return screen.findAllByText('¥50,000');
  };
  for (const path of ['', '/d1']) {
    await shown(path, ['billing']);
    expect(await screen.findByText(/^閲覧のみ：/)).toBeDefined();
    await leaveApp();
  }
  await shown('', ['review']);
  expect(screen.queryByText(/^閲覧のみ：/)).toBeNull();
});
