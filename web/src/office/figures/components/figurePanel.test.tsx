import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DailySummary, Figure } from '#projections/figures/dailySummaries.schema.ts';
import { periodUntil, type Unit } from '../periods.ts';
import { type Point, pointsOf } from '../points.ts';
import { FigurePanel } from './figurePanel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const END = '2026-11-20';
const WIDTH = 300;

/** Days with counts of a figure: the last day, the day before, and one of the previous period. */
const daysWith = (figure: Figure, counts: Readonly<Record<string, number>>): DailySummary[] =>
  Object.entries(counts).map(([date, count]) => ({ id: date, date, figures: { [figure]: count }, createdAt: 0, updatedAt: 0 }));

const show = (figure: Figure, counts: Readonly<Record<string, number>>, unit: Unit = 'day', only?: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${END}T12:00:00+09:00`) });
  const onOpen = vi.fn<(point: Point) => void>();
  const points = pointsOf(figure, unit, periodUntil(unit, END), daysWith(figure, counts)).slice(only === undefined ? 0 : -only);
  render(<FigurePanel figure={figure} chosen={null} label="成立" points={points} onOpen={onOpen} />);
  vi.useRealTimers();
  return { user: userEvent.setup(), slider: screen.getByRole('slider', { name: '成立の推移' }), onOpen };
};

const concluded = { '2026-11-20': 5, '2026-11-19': 3, '2026-11-10': 7, '2026-10-21': 2 };
const said = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');
const tip = () => screen.queryByRole('tooltip')?.textContent;

/** A chart as wide as thirty points of 10 px. */
const laidOut = () =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(0, 0, WIDTH, 200), left: 0, width: WIDTH });
const plotOf = (slider: HTMLElement) => slider.parentElement as HTMLElement;
const mouse = (slider: HTMLElement, clientX: number) => fireEvent.pointerMove(plotOf(slider), { clientX, pointerType: 'mouse' });

test('the axes have round values and Mondays', () => {
  show('offersConcluded', concluded);
  for (const label of ['0', '2', '4', '6', '8']) expect(screen.getAllByText(label, { selector: '[aria-hidden] > span' })).toHaveLength(1);
  for (const label of ['10/26(月)', '11/16(月)']) expect(screen.getAllByText(label, { selector: '[aria-hidden] > span' })).toHaveLength(1);
  expect(screen.getByRole('img', { name: /^成立の推移。この期間15件、前の期間2件。/ })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: '凡例' })).getByText('土日')).toBeTruthy();
});

test('keys move through the points, show the values and announce them', async () => {
  const { user, slider, onOpen } = show('offersConcluded', concluded);
  expect(tip()).toBeUndefined();
  await user.tab();
  expect(document.activeElement).toBe(slider);
  expect(said(slider)).toBe('11/20(金)、5件。前の期間 10/21(水)、2件。差 +3（+150%）');
  expect(tip()).toBe('11/20(金)この期間5件前の期間 10/21(水)2件差+3（+150%）');
  await user.keyboard('{ArrowLeft}');
  expect(said(slider)).toBe('11/19(木)、3件。前の期間 10/20(火)、0件。差 +3');
  expect(tip()).toContain('11/19(木)この期間3件');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(said(slider)).toContain('11/20(金)');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(said(slider)).toContain('10/22(木)、0件');
  await user.keyboard('{PageUp}');
  expect(said(slider)).toContain('10/29(木)');
  await user.keyboard('{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
  await user.keyboard('{End}{Enter}');
  expect(onOpen.mock.calls.map(([{ span }]) => span)).toEqual([{ from: END, to: END }]);
  await user.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
  await user.keyboard('{ArrowLeft}');
  expect(tip()).toContain('11/19(木)');
  await user.tab();
  expect(tip()).toBeUndefined();
});

test('a value that assistive technology sets moves the chart', () => {
  const { slider } = show('offersConcluded', concluded);
  fireEvent.change(slider, { target: { value: '20' } });
  expect(said(slider)).toContain('11/10(火)、7件');
  expect(tip()).toContain('11/10(火)');
});

test('the mouse shows the values of the point under it, and keys continue from a click', async () => {
  laidOut();
  const { user, slider } = show('offersConcluded', concluded);
  mouse(slider, 195);
  expect(tip()).toBe('11/10(火)この期間7件前の期間 10/11(日)0件差+7');
  mouse(slider, 299);
  expect(tip()).toContain('11/20(金)');
  mouse(slider, 320);
  expect(tip()).toContain('11/20(金)');
  fireEvent.pointerLeave(plotOf(slider), { pointerType: 'mouse' });
  expect(tip()).toBeUndefined();
  fireEvent.pointerDown(plotOf(slider), { clientX: 195, pointerType: 'mouse' });
  expect(document.activeElement).toBe(slider);
  await user.keyboard('{ArrowLeft}');
  expect(tip()).toContain('11/9(月)');
  mouse(slider, 5);
  fireEvent.pointerLeave(plotOf(slider), { pointerType: 'mouse' });
  expect(tip()).toContain('11/9(月)');
});

test('touched values stay after the finger lifts', () => {
  laidOut();
  const { slider } = show('offersConcluded', concluded);
  fireEvent.pointerDown(plotOf(slider), { clientX: 100, pointerType: 'touch' });
  fireEvent.pointerMove(plotOf(slider), { clientX: 195, pointerType: 'touch' });
  fireEvent.pointerLeave(plotOf(slider), { pointerType: 'touch' });
  expect(tip()).toContain('11/10(火)この期間7件');
  expect(said(slider)).toContain('11/10(火)');
});

test('the table has the chart’s numbers, also of the previous period', () => {
  show('offersConcluded', concluded);
  const rows = within(screen.getByRole('region', { name: '成立の表' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]?.textContent).toBe('11/20(金)510/21(水) 2+3（+150%）');
});

test('fees are in yen, with short labels on the axis', () => {
  const { slider } = show('closedFees', { [END]: 12_288_000 }, 'month');
  expect(screen.getByText('1,500万', { selector: '[aria-hidden] > span' })).toBeTruthy();
  expect(said(slider)).toContain('¥12,288,000');
});

test('a figure that stayed 0 is a flat line on an axis from 0 to 1', () => {
  const { slider } = show('offersConcluded', {}, 'week');
  expect(screen.getByText('1', { selector: '[aria-hidden] > span' })).toBeTruthy();
  expect(said(slider)).toMatch(/、0件。前の期間 .*、0件。差 ±0$/);
});

test('a single point is drawn as a dot, and keys stay on it', async () => {
  const { user, slider } = show('offersConcluded', concluded, 'day', 1);
  expect(document.querySelectorAll('b')).toHaveLength(1);
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowRight}{Home}');
  expect(said(slider)).toContain('11/20(金)、5件');
});
