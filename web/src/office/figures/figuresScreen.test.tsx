import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { server } from '#web/testing/fakeServer.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import { textsOf } from '#web/testing/texts.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import FiguresScreen from './figuresScreen.tsx';

const path = '/office/figures';
const today = jstDate(Date.now());
const open = (search = '') => {
  server.put(`dairySummaries/${today}`, { id: today, date: today, figures: { offers: 3, offersConcluded: 2, closedFees: 1_250_000 } });
  return renderOffice(<FiguresScreen />, `${path}${search}`, path);
};

test('the first figure with a count is shown large, and a card shows its own', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, router } = open();
  await screen.findByRole('region', { name: 'オファーのグラフ' });
  const cards = within(screen.getByRole('list', { name: 'グラフの項目' }));
  expect(cards.getAllByRole('link').map((card) => card.textContent)).toEqual(['オファー3増減 +3', '成立2増減 +2']);
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(cards.getByRole('link', { name: /^成立/ }));
  expect(within(screen.getByRole('region', { name: '成立のグラフ' })).getByText('この期間 2件')).toBeTruthy();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(cards.getByRole('link', { name: /^成立/ }).getAttribute('aria-current')).toBe('true');
  expect(router.state.location.search).toContain('figure=offersConcluded');
  scrolled.mockRestore();
});

test('the reasons for ended deals are counted by act, and by month', async () => {
  const reasons = { OfferRefused_FEE: 2, EntryWithdrawn_OTHER_WORK: 1 };
  open('?unit=month');
  act(() => server.put(`dairySummaries/${today}`, { id: today, date: today, figures: { offersRefused: 2 }, reasons }));
  const table = within(await screen.findByRole('region', { name: '不成立の理由の表' }));
  const rows = table.getAllByRole('row').map((row) => textsOf(within(row).queryAllByRole('cell')));
  expect(rows.slice(1).map((cells) => cells.slice(0, 4))).toEqual([
    ['報酬が合わない', '2', '0', '2'],
    ['ほかのお仕事が決まった', '1', '0', '1'],
  ]);
  expect(textsOf(table.getAllByRole('rowheader'))).toEqual(['辞退', '本人が辞退']);
});

test('a figure that loads later and becomes the default does not scroll the page', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await screen.findByRole('region', { name: 'オファーのグラフ' });
  act(() => server.put(`dairySummaries/${today}`, { id: today, date: today, figures: { inquiries: 1, offers: 3 } }));
  await screen.findByRole('region', { name: '問い合わせのグラフ' });
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});

test('Enter on a point opens the list of its events', async () => {
  const { user, router } = open('?figure=offersConcluded');
  (await screen.findByRole('slider', { name: '成立の推移' })).focus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('region', { name: 'オファー：成立' });
  expect(router.state.location.search).toContain(`figure=offersConcluded&from=${today}&to=${today}`);
  await within(list).findByRole('link', { name: '一覧を閉じる' });
});

test('a group without any count says so and suggests what to do; its table stays', async () => {
  open('?group=reviews');
  await screen.findByText('評価の記録はありません');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('region', { name: '日次の集計の表' })).toBeTruthy();
});

test('the figures by month are saved as a file; an earlier period can be left again', async () => {
  const { files } = keepSavedFiles();
  const { user } = open();
  await screen.findByRole('region', { name: 'オファーのグラフ' });
  await user.click(screen.getByRole('link', { name: '月' }));
  expect(await screen.findAllByRole('rowheader', { name: /^\d+年\d+月/ })).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'CSVをダウンロードする' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^\uFEFF開始日,終了日,オファー：問い合わせ,/);
  expect(lines).toHaveLength(7);
  const [titles, newest] = [lines[0], lines[6]].map((line) => line?.split(',') ?? []);
  expect(newest?.[1]).toBe(today);
  expect(newest?.[titles?.indexOf('オファー：オファー') ?? 0]).toBe('3');
  await user.click(screen.getByRole('link', { name: '前の期間' }));
  expect(await screen.findByText('この期間の記録はありません')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '次の期間' }));
  await screen.findByRole('region', { name: 'オファーのグラフ' });
});

test('a number of the table opens the list of its people; closing it keeps the figures', async () => {
  server.put(`dairySummaries/${today}`, { id: today, date: today, figures: { talentsPublished: 1 } });
  const { user, router } = renderOffice(<FiguresScreen />, `${path}?group=people`, path);
  await user.click(await screen.findByRole('link', { name: /^\d+\/\d+\(.\) キャストの公開 1の一覧$/ }));
  await screen.findByRole('region', { name: '会員：キャストの公開' });
  expect(router.state.location.search).toContain(`figure=talentsPublished&from=${today}`);
  await user.click(await screen.findByRole('link', { name: '一覧を閉じる' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '会員：キャストの公開' })).toBeNull());
});
