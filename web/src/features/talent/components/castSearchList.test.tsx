// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { publishedCast, registeredCast } from '#web/entities/testing/subjects.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { setWidth } from '#web/testing/windowWidth.ts';
import { putEverything } from '#web/testing/world.ts';
import CastListScreen from '../screens/castListScreen.tsx';
import { FellowCastsScreen } from '../screens/fellowCasts.tsx';

atNoon();

const blocked = (date: string, kind: 'BUSY' | 'ASK' | 'FREE'): AnyEvent => ({
  type: 'DiaryBlocked',
  data: { from: date, to: date, kind, on: '2026-11-20' },
});
const open = (...said: AnyEvent[]) => {
  putEverything();
  putStream(`diary-${uidOf.talent}`, ...said);
  signedIn(uidOf.client, { role: 'client' });
  return shownAt('/client/talents', <CastListScreen />);
};
beforeEach(() => setWidth('phone'));
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^絞り込む/ }));
  return within(screen.getByRole('dialog'));
};
const choose = async (date: string) => fireEvent.change((await openFilters()).getByLabelText('空いている日'), { target: { value: date } });

test('a chosen day is in the address, and each card shows the cast’s availability', async () => {
  const router = open(blocked('2026-12-14', 'ASK'), blocked('2026-12-12', 'FREE'));
  await choose('2026-12-14');
  await screen.findByText('要相談');
  expect(new URLSearchParams(router.state.location.search).get('days')).toBe('2026-12-14');
  fireEvent.change(screen.getByLabelText('空いている日'), { target: { value: '2026-12-12' } });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('days')).toBe('2026-12-12,2026-12-14'));
  await userEvent.click(await screen.findByRole('button', { name: '12/14(月)に空きの条件を外す' }));
  await screen.findByText('空き');
});

test('casts who have said nothing about their days stand under a heading of their own', async () => {
  open();
  await choose('2026-12-14');
  const group = within(await screen.findByRole('region', { name: '予定が未登録の日があるキャスト' }));
  expect(await group.findAllByRole('listitem')).not.toEqual([]);
  expect(group.getByText(/^予定が未登録の日があるキャスト \d+人$/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: '予定を登録しているキャスト' })).toBeNull();
});

test('a cast who said to be free is not among those who said nothing', async () => {
  open(blocked('2026-12-14', 'FREE'));
  const silent = '予定のないキャスト';
  putStream('talent-silent', ...publishedCast({ name: silent }));
  await choose('2026-12-14');
  const known = within(await screen.findByRole('region', { name: '予定を登録しているキャスト' }));
  expect(known.getByText(talentProfile.name)).toBeTruthy();
  const unknown = within(screen.getByRole('region', { name: '予定が未登録の日があるキャスト' }));
  expect(unknown.getByText(silent)).toBeTruthy();
  expect(known.queryByText(silent)).toBeNull();
});

test('the page of a cast begins with what the list knows, while its own read has no answer', async () => {
  await preloadScreens();
  putEverything();
  appAt('client', '/client/talents');
  const link = await screen.findByRole('link', { name: new RegExp(talentProfile.name) });
  server.goDown();
  fireEvent.click(link);
  await screen.findByText(talentProfile.introduction);
  expect(screen.getByRole('heading', { name: new RegExp(talentProfile.name) })).toBeDefined();
});

test('a cast who is booked on the day is not found; near hits are shown and marked as near', async () => {
  open(blocked('2026-12-14', 'BUSY'));
  await choose('2026-12-14');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /花子/ })).toBeNull());
  await screen.findByText('条件に合うキャストはいません');
});

test('an incomplete or past date is no condition', async () => {
  const router = open();
  await choose('0002-12-14');
  fireEvent.change(screen.getByLabelText('空いている日'), { target: { value: '2026-11-19' } });
  expect(router.state.location.search).toBe('');
});

test('casts cannot search by the days of others', async () => {
  putEverything();
  signedIn(uidOf.talent, { role: 'talent' });
  shownAt('/talent/talents', <FellowCastsScreen />);
  expect((await openFilters()).queryByLabelText('空いている日')).toBeNull();
});

const openSkilled = (address: string) => {
  putEverything();
  const languages = [
    { code: 'kor', level: 1 },
    { code: 'eng', level: 2 },
  ];
  const skills = [
    { code: 'car', level: 1 },
    { code: 'dance', level: 3 },
  ];
  putStream(
    `talent-${uidOf.talent}`,
    registeredCast(),
    { type: 'TalentDetailsSaved', data: { ...detailsCatalogue.empty, languages, skills } },
    { type: 'TalentPublished', data: {} },
  );
  signedIn(uidOf.client, { role: 'client' });
  shownAt(address, <CastListScreen />, '/client/talents');
};
const addSkill = (label: string) =>
  fireEvent.change(screen.getByLabelText('語学・スキル', { selector: 'select' }), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value },
  });

test('a language is added to the search, then its level is chosen; both are in the address', async () => {
  const router = open();
  const skills = () => new URLSearchParams(router.state.location.search).get('skills');
  await openFilters();
  addSkill('英語');
  await waitFor(() => expect(skills()).toBe('eng.1'));
  fireEvent.change(await screen.findByLabelText('英語のレベル'), { target: { value: 'eng.2' } });
  await waitFor(() => expect(skills()).toBe('eng.2'));
  addSkill('運転免許（普通）');
  await waitFor(() => expect(skills()).toBe('eng.2,car.1'));
  expect(screen.queryByLabelText('運転免許（普通）のレベル')).toBeNull();
  expect(screen.queryByRole('option', { name: '英語' })).toBeNull();
  await expectAccessible('the filters of languages and skills');
  await userEvent.click(screen.getByRole('button', { name: '英語（ビジネス以上）の条件を外す' }));
  await waitFor(() => expect(skills()).toBe('car.1'));
});

test('five languages and skills can be chosen', async () => {
  open();
  await openFilters();
  for (const label of ['英語', '中国語', '韓国語', 'ダンス', 'ピアノ']) {
    addSkill(label);
    await screen.findByLabelText(`${label}のレベル`);
  }
  expect(screen.queryByRole('option', { name: 'ギター' })).toBeNull();
  expect(screen.getByRole('option', { name: '5つ選びました' })).toBeTruthy();
});

test('a card shows the three highest levels, and the number of the others', async () => {
  openSkilled('/client/talents?skills=eng.2');
  const list = await screen.findByRole('list', { name: '語学・スキル' });
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(['ダンス（プロ）', '英語（ビジネス）', '韓国語（日常会話）', '+1']);
});

test('the condition that nobody meets is named with its level', async () => {
  openSkilled('/client/talents?skills=eng.3,dance.1');
  const notice = await screen.findByText(/^条件に合うキャストはいません。/);
  expect(notice.textContent).toContain('「英語（ネイティブ）」以外に合う1人を表示しています。');
});
