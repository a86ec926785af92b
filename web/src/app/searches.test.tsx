import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { putWorld } from '#web/testing/putWorld.ts';
import { postedJob, publishedCast } from '#web/testing/registrations.ts';
import { setWidth } from '#web/testing/windowWidth.ts';

beforeAll(preloadScreens);
beforeEach(() => {
  setWidth('phone');
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putWorld(
    postedJob('tokyo', '時代劇の出演者募集', { prefecture: 13, wantedGender: 1, wantedAgeBands: [7] }),
    postedJob('kyoto', '京都の写真集', { prefecture: 26, wantedGender: 1, entryDeadline: NOON + 8 * DAY }),
    postedJob('osaka', '大阪のＣＭ出演者募集', { prefecture: 27, place: '北区', wantedGender: 2, wantedAgeBands: [8] }),
    postedJob('soon', '締切間近の声優募集', { prefecture: 0, entryDeadline: NOON + 5 * HOUR }),
    publishedCast('actor', '藤堂 凛', { prefecture: 27, speciality: ['殺陣'] }),
    publishedCast('singer', '三枝 響', { prefecture: 26, gender: 1, speciality: ['ｼﾞｬｽﾞ'] }),
    publishedCast('other', '小鳥遊 陽', { prefecture: 1, speciality: ['書道'] }),
  );
});

const lists = [
  {
    name: 'jobs',
    as: 'talent',
    at: '/talent/jobs',
    all: ['時代劇の出演者募集', '京都の写真集', '大阪のＣＭ出演者募集', '締切間近の声優募集'],
    filter: '募集する性別',
    option: '女性',
    counted: /^お仕事 1件/,
    keyword: 'cm 北区',
    hit: '大阪のＣＭ出演者募集',
    inArea: ['京都の写真集', '大阪のＣＭ出演者募集'],
    none: '条件に合うお仕事はありません',
    order: { label: '募集締切が近い順', first: '締切間近の声優募集', search: /order=/ },
  },
  {
    name: 'casts',
    as: 'client',
    at: '/client',
    all: ['藤堂 凛', '三枝 響', '小鳥遊 陽'],
    filter: '性別',
    option: '男性',
    counted: /^キャスト 1人/,
    keyword: 'ジャズ',
    hit: '三枝 響',
    inArea: ['藤堂 凛', '三枝 響'],
    none: '条件に合うキャストはいません',
    order: { label: '新着順', first: null, search: /order=newest/ },
  },
] as const;

test.each(lists)('a search of $name filters, is kept by its address, and starts again', async (list) => {
  const user = userEvent.setup();
  let router = appAt(list.as, list.at);
  const shown = () => list.all.filter((name) => screen.queryByRole('link', { name }) !== null);
  const shows = (names: readonly string[]) => waitFor(() => expect(shown()).toEqual(names));
  const keyword = () => screen.findByRole<HTMLInputElement>('searchbox');
  const choose = async (label: string, option: string) => {
    const filters = within(await screen.findByRole('dialog'));
    await user.selectOptions(filters.getByLabelText(label), option);
  };
  await shows(list.all);
  await user.click(await screen.findByRole('button', { name: /^絞り込む/ }));
  await expectAccessible('the open filters');
  await choose('地域', '関西（すべて）');
  await shows(list.inArea);
  await choose(list.filter, list.option);
  await shows([list.hit]);
  await user.click(await screen.findByRole('button', { name: new RegExp(`${list.counted.source.slice(1)}.*見る$`) }));
  await user.click(await screen.findByRole('button', { name: `${list.option}の条件を外す` }));
  await shows(list.inArea);
  fireEvent.change(await keyword(), { target: { value: list.keyword } });
  await shows([list.hit]);
  await screen.findByText(list.counted);

  // The address holds the search: after the page of a hit, and after a reload.
  await user.click(screen.getByRole('link', { name: list.hit }));
  await screen.findByRole('heading', { name: list.hit });
  await act(() => router.navigate(-1));
  await shows([list.hit]);
  expect((await keyword()).value).toBe(list.keyword);
  const { pathname, search } = router.state.location;
  cleanup();
  router = appAt(list.as, pathname + search);
  await shows([list.hit]);
  expect((await keyword()).value).toBe(list.keyword);

  fireEvent.change(await keyword(), { target: { value: 'どこにもない言葉' } });
  await screen.findByText(new RegExp(list.none));
  await expectAccessible('a search without a hit');
  await user.click(await screen.findByRole('button', { name: '条件をすべて外す' }));
  await shows(list.all);
  expect((await keyword()).value).toBe('');
  await user.selectOptions(screen.getByLabelText('並び順'), list.order.label);
  await waitFor(() => expect(router.state.location.search).toMatch(list.order.search));
  const { first } = list.order;
  if (first) await waitFor(() => expect(document.querySelector('main li h2')?.textContent).toBe(first));
});

test('from search results a cast leads to the next one, and back to the results', async () => {
  const router = appAt('client', '/client');
  const cards = await screen.findAllByRole('heading', { level: 2, name: /藤堂|三枝|小鳥遊/ });
  const names = cards.map((card) => card.textContent ?? '');
  fireEvent.click(within(cards[0] as HTMLElement).getByRole('link'));
  const steps = within(await screen.findByRole('navigation', { name: '検索結果' }));
  expect(steps.getByText(/検索結果 1 \/ 3/)).toBeTruthy();
  expect(steps.queryByRole('link', { name: '前のキャスト' })).toBeNull();
  fireEvent.click(steps.getByRole('link', { name: '次のキャスト' }));
  expect(await screen.findByText(/検索結果 2 \/ 3/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: new RegExp(names[1] as string) })).toBeTruthy();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/client'));
});
