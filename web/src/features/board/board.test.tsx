import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { noConnection, openRole, postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { usable } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { setWidth } from '#web/testing/windowWidth.ts';

atNoon();

type Stream = readonly [string, ...AnyEvent[]];

const DAY = '2026-12-10';
const boardAt = '/client/mypage/jobs/job-1';

const job = postedJob({ wantedSkills: [], numberOfPeople: 5 });
const cast = (id: string, name: string, changes: object = {}): Stream => [`talent-${id}`, ...publishedCast({ name, ...changes })];
/** The same events of a deal with another cast. */
const withCast = (talentId: string, events: readonly AnyEvent[]): AnyEvent[] =>
  events.map((event) => ({ ...event, data: { ...event.data, talentId } }) as AnyEvent);
const like = (talentId: string): Stream => [
  `favorite-talent_${uidOf.client}_${talentId}`,
  { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId } },
];
/** The cast's calendar entry for the day of the job. */
const said = (talentId: string, kind: 'ASK' | 'BUSY' | 'FREE'): Stream => [
  `diary-${talentId}`,
  { type: 'DiaryBlocked', data: { from: DAY, to: DAY, kind, on: '2026-11-20' } },
];

const names = { anna: 'アンナ', beni: '紅', chie: '千恵', dai: '大', emi: '恵美', fumi: '文' } as const;
type Id = keyof typeof names;
const people = Object.entries(names).map(([id, name]) => cast(id, name));
const entry = (id: Id, status: keyof typeof entryHistories = 'IS_ADMIN_APPROVED') =>
  [`entry-${id}`, ...withCast(id, entryHistories[status])] as const;
const offer = (id: Id, status: keyof typeof offerHistories) => [`offer-${id}`, ...withCast(id, offerHistories[status])] as const;
const world = (...streams: readonly Stream[]) => putWorld(['job-job-1', job], ...people, ...streams);
const open = (search: string, ...streams: readonly Stream[]) => {
  world(...streams);
  return appAt('client', `${boardAt}${search}`);
};

const tab = (name: RegExp) => screen.findByRole('link', { name });
const column = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const cardOf = async (id: Id) => {
  const link = await screen.findByRole('link', { name: names[id] });
  return within(link.closest('li') as HTMLElement);
};
const choose = async (id: Id) => fireEvent.click(await screen.findByRole('checkbox', { name: `${names[id]}さんを比べる` }));

describe('one column at a time', () => {
  test('starts with the entries if there are any; each tab has its exact count', async () => {
    open('', entry('anna'), entry('beni', 'IS_DECIDING'), entry('chie', 'IS_APPROVED'), offer('dai', 'IN_INQUIRY'));
    const entered = await column(/^エントリー 2人/);
    expect(textsOf(await entered.findAllByRole('heading', { level: 3 }))).toEqual(expect.arrayContaining(['アンナ', '紅']));
    expect((await tab(/^エントリー/)).getAttribute('aria-current')).toBe('page');
    expect((await tab(/^問い合わせ/)).textContent).toBe('問い合わせ1件');
    expect((await tab(/^成立/)).textContent).toBe('成立1/5件');
    expect((await tab(/^候補/)).textContent).toBe('候補');
    const card = await cardOf('anna');
    expect(card.getByRole('link', { name: 'アンナ' }).getAttribute('href')).toBe('/client/mypage/entries/anna');
    expect(card.getByText('未選考')).toBeTruthy();
    expect(card.getByText('¥30,000〜¥50,000')).toBeTruthy();
  });

  test('starts with the candidates when there are no entries', async () => {
    open('');
    expect(await column('候補')).toBeTruthy();
    expect((await tab(/^候補/)).getAttribute('aria-current')).toBe('page');
  });

  test('shows the concluded casts in the seats and the number of free seats', async () => {
    open('', entry('anna', 'IS_APPROVED'), offer('beni', 'IS_APPROVED'));
    const seats = await column('募集人数');
    expect(seats.getByText('あと3人')).toBeTruthy();
    await waitFor(() =>
      expect(seats.getAllByRole('img').map((face) => face.getAttribute('alt'))).toEqual(expect.arrayContaining(['アンナ', '紅'])),
    );
    expect(seats.getAllByRole('listitem')).toHaveLength(5);
    expect(seats.getAllByText('人目：未定')).toHaveLength(3);
  });

  test('adds up what the job costs: agreed, offered and free seats, each with its own prices', async () => {
    const prices = { from: '2020-01-01', serviceRate: 10, serviceMin: 0, shareRate: 0, reason: '料金の改定' };
    open('', entry('chie', 'IS_APPROVED'), offer('dai', 'IN_PROGRESS'), [
      'priceList-operator',
      { type: 'PriceListAnnounced', data: prices },
    ]);
    const cost = within((await screen.findByText(/^費用の見込み/)).closest('details') as HTMLElement);
    // The concluded deal keeps its prices: no service fee. Three seats are free.
    const fees = textsOf(cost.getAllByRole('definition', { hidden: true }));
    expect(fees).toEqual(['¥44,000（税込）', '¥48,400（税込）', '¥108,900〜¥181,500（税込）']);
    cost.getByText('¥201,300〜¥273,900');
  });

  test('shows the answered days, else the calendar, and no days for a concluded deal, which books them itself', async () => {
    open('', entry('anna'), offer('beni', 'IN_PROGRESS'), entry('chie', 'IS_APPROVED'), said('beni', 'ASK'));
    expect((await cardOf('anna')).getByText('12/24(木)')).toBeTruthy();
    fireEvent.click(await tab(/^オファー/));
    expect(await (await cardOf('beni')).findByText('要相談')).toBeTruthy();
    fireEvent.click(await tab(/^成立/));
    expect((await cardOf('chie')).queryByRole('list', { name: 'お仕事の日の予定' })).toBeNull();
  });

  test('explains each empty stage', async () => {
    open('?tab=offered');
    expect(await screen.findByText('送ったオファーが、成立するまでここに表示されます。')).toBeTruthy();
  });

  test('shows that the list could not be read, and retries', async () => {
    world(entry('anna'));
    server.answer('search', () => Promise.reject(new Error('down')));
    appAt('client', `${boardAt}?tab=candidates`);
    expect(await screen.findByRole('button', { name: /もう一度/ })).toBeTruthy();
  });
});

describe('candidates', () => {
  test('are the liked casts, then the suggested ones with reasons, without casts that have any deal of the job', async () => {
    open('?tab=candidates', like('anna'), like('beni'), offer('beni', 'IN_PROGRESS'), entry('chie', 'IS_REFUSED'), said('dai', 'BUSY'));
    const candidates = await column('候補');
    await candidates.findByRole('link', { name: '恵美' });
    const shown = textsOf(candidates.getAllByRole('heading', { level: 3 }));
    expect(shown[0]).toBe('アンナ');
    expect(shown).toEqual(expect.arrayContaining(['恵美', '文']));
    for (const left of ['紅', '千恵', '大']) expect(shown).not.toContain(left);
    expect((await cardOf('anna')).getByText('お気に入り')).toBeTruthy();
    expect((await cardOf('emi')).getByText('東京都')).toBeTruthy();
  });

  test('begin with those who are free on the days; the liked ones who are not come last', async () => {
    open('?tab=candidates', like('anna'), like('beni'), said('anna', 'BUSY'), said('emi', 'FREE'));
    const candidates = await column('候補');
    await candidates.findByRole('link', { name: '恵美' });
    const shown = textsOf(candidates.getAllByRole('heading', { level: 3 }));
    expect([...shown.slice(0, 2), shown.at(-1)]).toEqual(['恵美', '紅', 'アンナ']);
  });

  test('link to an offer or an inquiry about this job, except for a closed job', async () => {
    open('?tab=candidates', like('anna'));
    const card = await cardOf('anna');
    const places = ['オファー', '問い合わせ'].map((act) => card.getByRole('link', { name: `アンナさんに${act}` }).getAttribute('href'));
    expect(places).toEqual(['/client/talents/anna/offer?kind=offer&job=job-1', '/client/talents/anna/offer?job=job-1']);
  });

  test('a closed job has no link to a new deal', async () => {
    putWorld(['job-job-1', job, { type: 'JobClosed', data: { clientId: uidOf.client } } as AnyEvent], ...people, like('anna'));
    appAt('client', `${boardAt}?tab=candidates`);
    expect((await cardOf('anna')).queryByRole('link', { name: /オファー|問い合わせ/ })).toBeNull();
  });
});

test('on a wide screen each stage is a column, and ended deals are below', async () => {
  setWidth('wide');
  open(
    '',
    entry('anna'),
    offer('beni', 'IN_INQUIRY'),
    offer('chie', 'IN_PROGRESS'),
    offer('dai', 'IS_APPROVED'),
    entry('emi', 'IS_REFUSED'),
  );
  for (const [stage, id] of [
    [/^問い合わせ 1人/, 'beni'],
    [/^エントリー 1人/, 'anna'],
    [/^オファー 1人/, 'chie'],
    [/^成立 1\/5人/, 'dai'],
  ] as const)
    expect(await (await column(stage)).findByRole('link', { name: names[id] })).toBeTruthy();
  expect(await (await column('候補')).findByRole('link', { name: '文' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '恵美' })).toBeNull();
  const ended = screen.getByText('終了した候補者を見る').closest('details') as HTMLDetailsElement;
  act(() => {
    ended.open = true;
    ended.dispatchEvent(new Event('toggle'));
  });
  expect(await within(ended).findByRole('link', { name: '恵美' })).toBeTruthy();
});

describe('comparing', () => {
  const everybody = (['anna', 'beni', 'chie', 'dai', 'emi'] as const).map((id) => entry(id));

  test('works from two to four casts; a fifth is refused', async () => {
    open('', ...everybody);
    await choose('anna');
    const bar = await column('比べるキャスト');
    expect(bar.getByRole('status').textContent).toContain('1人を選びました');
    expect((bar.getByRole('button', { name: 'くらべる' }) as HTMLButtonElement).disabled).toBe(true);
    for (const id of ['beni', 'chie', 'dai', 'emi'] as const) await choose(id);
    expect(bar.getByRole('button', { name: '4人をくらべる' })).toBeTruthy();
    expect((screen.getByRole('checkbox', { name: '恵美さんを比べる' }) as HTMLInputElement).checked).toBe(false);
    await expectAccessible('a board with chosen casts');
    fireEvent.click(bar.getByRole('button', { name: '選択を外す' }));
    expect(bar.queryByRole('button')).toBeNull();
  });

  test('shows them side by side with one act each; "back" closes it', async () => {
    const router = open('', ...everybody.slice(0, 1), like('fumi'));
    await choose('anna');
    fireEvent.click(await tab(/^候補/));
    await choose('fumi');
    fireEvent.click(await screen.findByRole('button', { name: '2人をくらべる' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2人をくらべる' }));
    expect(router.state.location.search).toContain('compare=anna%2Cfumi');
    expect(textsOf(dialog.getAllByRole('columnheader'))).toEqual(['アンナ', '文']);
    const rowOf = (name: string) => within(dialog.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell');
    expect(rowOf('自己PR')[0]?.textContent).toBe('時代劇の経験があります。');
    expect(rowOf('報酬（税抜）').map(({ textContent }) => textContent)).toEqual(['¥30,000〜¥50,000', '－']);
    expect(rowOf('特技')[1]?.textContent).toBe('ダンス、殺陣');
    expect(dialog.getByRole('link', { name: 'アンナさんのエントリーを見る' }).getAttribute('href')).toBe('/client/mypage/entries/anna');
    expect(dialog.getByRole('link', { name: '文さんにオファー' }).getAttribute('href')).toContain('job=job-1');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(((await screen.findByRole('checkbox', { name: '文さんを比べる' })) as HTMLInputElement).checked).toBe(true);
  });

  test('opens from an address with their ids, and closing leaves the board', async () => {
    const router = open('?tab=entered&compare=anna,beni,nobody', ...everybody.slice(0, 2));
    const dialog = await screen.findByRole('dialog', { name: '2人をくらべる' });
    fireEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=entered'));
  });

  test('does not open for one id; casts without a deal can be asked together', async () => {
    open('?tab=candidates&compare=anna', like('anna'), like('fumi'));
    await cardOf('anna');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    appAt('client', `${boardAt}?tab=candidates&compare=anna,fumi`);
    const dialog = within(await screen.findByRole('dialog', { name: '2人をくらべる' }));
    expect(dialog.getByRole('link', { name: 'まとめて問い合わせ・オファー' }).getAttribute('href')).toBe('/client/ask?to=anna,fumi');
  });
});

describe('the candidates before and after a deal', () => {
  const shownEntries = (['anna', 'beni', 'chie'] as const).map((id) => entry(id));
  const beside = async () => within(await screen.findByRole('navigation', { name: '同じお仕事の候補者' }));

  test('show the position in the stage, with links to both that keep the board as "back"', async () => {
    const router = open('', ...shownEntries, offer('dai', 'IN_PROGRESS'));
    const cards = await screen.findAllByRole('heading', { level: 3 });
    const order = cards.map(({ textContent }) => textContent);
    fireEvent.click(within(cards[0] as HTMLElement).getByRole('link'));
    const nav = await beside();
    expect(await nav.findByText(/エントリー：3人中1人目/)).toBeTruthy();
    expect(nav.queryByRole('link', { name: /^前の/ })).toBeNull();
    const next = nav.getByRole('link', { name: `次の候補者：${order[1]}` });
    next.focus();
    fireEvent.click(next);
    expect(await (await beside()).findByText(/エントリー：3人中2人目/)).toBeTruthy();
    // The keyboard stays on the link to the next one.
    expect(document.activeElement).toBe((await beside()).getByRole('link', { name: `次の候補者：${order[2]}` }));
    fireEvent.click((await beside()).getByRole('link', { name: `次の候補者：${order[2]}` }));
    expect(await (await beside()).findByText(/エントリー：3人中3人目/)).toBeTruthy();
    expect((await beside()).queryByRole('link', { name: /^次の/ })).toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(boardAt);
  });

  test('of a stage with one deal show no position, which would read like filled seats', async () => {
    world(entry('anna'), offer('dai', 'IN_PROGRESS'));
    appAt('client', '/client/mypage/entries/anna');
    const nav = await beside();
    await nav.findByRole('link');
    await screen.findByRole('region', { name: '現在の状況' });
    expect(nav.queryByText(/\d/)).toBeNull();
  });

  test('of a deal that has left its stage are the remaining deals of that stage', async () => {
    world(entry('anna', 'IS_REFUSED'), entry('beni'));
    appAt('client', '/client/mypage/entries/anna', { stage: 'entered' });
    expect((await (await beside()).findByRole('link', { name: '次のエントリー：紅' })).getAttribute('href')).toBe(
      '/client/mypage/entries/beni',
    );
  });

  test('the page of an entry starts with the applicant, above the state', async () => {
    world(entry('anna'));
    appAt('client', '/client/mypage/entries/anna');
    const person = await screen.findByRole('region', { name: 'キャスト' });
    const banner = await screen.findByRole('region', { name: '現在の状況' });
    expect(person.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(person).getByRole('heading', { name: 'アンナ' })).toBeTruthy();
    await within(person).findByText(/東京都/);
  });
});

test('one message goes to the room of each concluded cast, and what failed is sent again with its id', async () => {
  world(entry('anna', 'IS_APPROVED'), offer('beni', 'IS_APPROVED'), offer('chie', 'IS_ACCEPTED'));
  const posts = () => server.asked.filter(({ callable }) => callable === 'chats').map(({ payload }) => payload);
  appAt('client', `${boardAt}?tab=concluded`);
  const opened = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '全員にメッセージを送る' }));
    return within(await screen.findByRole('dialog', { name: '成立した2人全員にメッセージを送る' }));
  };
  const first = await opened();
  fireEvent.change(first.getByLabelText(/^メッセージ/), { target: { value: '集合は9時です。' } });
  fireEvent.click(first.getByRole('button', { name: 'キャンセル' }));
  const dialog = await opened();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^メッセージ/).value).toBe('集合は9時です。');
  fireEvent.change(dialog.getByLabelText(/^メッセージ/), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: '2人に送る' }));
  await waitFor(() => expect(dialog.getByLabelText(/^メッセージ/).getAttribute('aria-invalid')).toBe('true'));
  expect(posts()).toEqual([]);
  server.answer('chats', ({ roomId }) => {
    if (roomId === 'beni') throw noConnection();
    return { streamId: `chat-${roomId}`, version: 2 };
  });
  fireEvent.change(dialog.getByLabelText(/^メッセージ/), { target: { value: '集合は9時です。' } });
  fireEvent.click(dialog.getByRole('button', { name: '2人に送る' }));
  const again = await usable('送れなかった1人にもう一度送る', dialog);
  expect(dialog.getByText('2人のうち1人に送りました。')).toBeTruthy();
  expect(new Set(posts().map(({ roomId }) => roomId))).toEqual(new Set(['anna', 'beni']));
  server.answer('chats', () => ({ streamId: 'chat-beni', version: 2 }));
  fireEvent.click(again);
  await dialog.findByText('2人全員に送りました。');
  const toBeni = posts().filter(({ roomId }) => roomId === 'beni');
  expect(toBeni).toMatchObject([{ type: 'post', text: '集合は9時です。' }, { text: '集合は9時です。' }]);
  expect(new Set(toBeni.map(({ commandId }) => commandId)).size).toBe(1);
  await expectAccessible('the results of one message to several casts');
});

test('when the seats are filled, the other deals end together: it shows who gets what, in words that the client edits', async () => {
  const withOneSeat = { ...job, data: { ...job.data, numberOfPeople: 1 } } as AnyEvent;
  putWorld(
    ['job-job-1', withOneSeat],
    ...people,
    entry('anna', 'IS_APPROVED'),
    entry('beni', 'IS_ADMIN_APPROVED'),
    entry('chie', 'IN_PROGRESS'),
    offer('dai', 'IN_PROGRESS'),
    offer('emi', 'IS_ADMIN_APPROVED'),
  );
  const sent: Record<string, unknown>[] = [];
  for (const callable of ['offers', 'entries'] as const)
    server.answer(callable, (payload) => {
      const isFirst = !sent.some(({ offerId }) => offerId === 'dai');
      sent.push(payload);
      if (payload.offerId === 'dai' && isFirst) throw noConnection();
      return { streamId: 'done', version: 2 };
    });
  appAt('client', boardAt);
  fireEvent.click(await screen.findByRole('button', { name: '残り4件を見送る' }));
  const dialog = within(await screen.findByRole('dialog', { name: '残り3件を見送りますか？' }));
  expect(dialog.getByText(/^事務局の確認を待つエントリーが1件あります/)).toBeTruthy();
  const rows = textsOf(dialog.getAllByRole('listitem'));
  expect(rows).toEqual(
    expect.arrayContaining([expect.stringMatching(/^紅.*起用を見送り/), expect.stringMatching(/^大.*オファーを取り消/)]),
  );
  expect(rows.some((row) => row?.startsWith('千恵'))).toBe(false);
  fireEvent.change(dialog.getByLabelText(/^伝える言葉/), { target: { value: 'またの機会にお願いします。' } });
  fireEvent.click(dialog.getByRole('button', { name: '3件を見送る' }));
  fireEvent.click(await usable('送れなかった1件をもう一度見送る', dialog));
  await dialog.findByText('3件すべてを見送りました。');
  expect(sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'refuse', entryId: 'beni', reason: 'またの機会にお願いします。' }),
      expect.objectContaining({ type: 'cancel', offerId: 'dai', reasonCode: 'OTHER_CAST' }),
      expect.objectContaining({ type: 'decline', offerId: 'emi' }),
    ]),
  );
  expect(new Set(sent.filter(({ offerId }) => offerId === 'dai').map(({ commandId }) => commandId)).size).toBe(1);
  await expectAccessible('the results of the rest');
});

test('a job with free seats offers no end of the rest', async () => {
  open('', entry('anna', 'IS_APPROVED'), offer('beni', 'IN_PROGRESS'));
  await column('募集人数');
  expect(screen.queryByRole('button', { name: /^残り/ })).toBeNull();
});

describe('a job with roles', () => {
  const openRoles = (ofLead: object = {}, ofClerk: object = {}) => [
    openRole(1, '主演', ofLead),
    openRole(2, '店員', { seats: 2, ...ofClerk }),
  ];
  const withRoles = (roles = openRoles()) => postedJob({ wantedSkills: [], numberOfPeople: 3, roles });
  const inRole = ([stream, ...events]: Stream, roleNo: number): Stream => [
    stream,
    ...events.map((event) => ({ ...event, data: { ...event.data, roleNo } }) as AnyEvent),
  ];
  const putRoles = (...streams: readonly Stream[]) => putWorld(['job-job-1', withRoles()], ...people, ...streams);

  test('has a lane per role with its seats and its candidates, and one for deals without a role', async () => {
    setWidth('wide');
    putRoles(inRole(entry('anna', 'IS_APPROVED'), 1), inRole(entry('beni'), 1), inRole(offer('dai', 'IN_PROGRESS'), 2), entry('chie'));
    appAt('client', boardAt);
    const lead = await column('主演');
    expect(lead.getByText(/成立/, { selector: 'p' }).textContent).toBe('成立 1／1そろいました');
    for (const name of ['アンナ', '紅']) expect(await lead.findByRole('link', { name })).toBeTruthy();
    const clerk = await column('店員');
    expect(clerk.getByText(/成立/, { selector: 'p' }).textContent).toBe('成立 0／2あと2人');
    expect(await clerk.findByRole('link', { name: '大' })).toBeTruthy();
    expect(clerk.queryByRole('link', { name: '紅' })).toBeNull();
    expect(await (await column('役の指定なし')).findByRole('link', { name: '千恵' })).toBeTruthy();
    expect(clerk.queryByRole('button', { name: /見送る/ })).toBeNull();
    await expectAccessible('the lanes of a board');
  });

  test('costs the fees of the free seats of each role', async () => {
    const roles = openRoles({ feeMin: 100_000, feeMax: 120_000 }, { feeMin: 10_000, feeMax: 20_000 });
    putWorld(['job-job-1', withRoles(roles)], ...people);
    appAt('client', boardAt);
    // 120,000 to 160,000 yen and 10 % tax.
    expect((await screen.findByText(/^費用の見込み/)).textContent).toContain('¥132,000〜¥176,000');
  });

  test('declines the rest of a full role only, with words about it', async () => {
    putRoles(inRole(entry('anna', 'IS_APPROVED'), 1), inRole(entry('beni'), 1), inRole(offer('dai', 'IN_PROGRESS'), 2));
    server.answer('entries', () => ({ streamId: 'entry-beni', version: 9 }));
    appAt('client', boardAt);
    fireEvent.click(await screen.findByRole('button', { name: '主演の残り1件を見送る' }));
    const dialog = within(await screen.findByRole('dialog', { name: '「主演」の残り1件を見送りますか？' }));
    expect(dialog.getByText('紅')).toBeTruthy();
    expect(dialog.queryByText('大')).toBeNull();
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toContain('「主演」は募集人数に達したため');
    fireEvent.click(dialog.getByRole('button', { name: '1件を見送る' }));
    await waitFor(() => expect(server.lastCommand()).toMatchObject({ type: 'refuse', entryId: 'beni', reasonCode: 'OTHER_CAST' }));
  });
});
