import { expect, test } from 'vitest';
import { addressOf, viewIn } from './figuresView.ts';

const today = '2026-11-21';
const view = (search: string) => viewIn(new URLSearchParams(search), today);

test('the address has the view', () => {
  const shown = view('unit=week&group=bills&end=2026-10-31&figure=closedFees&from=2026-10-26&to=2026-10-31');
  expect(shown).toMatchObject({ unit: 'week', group: 'bills', end: '2026-10-31', listed: { figure: 'closedFees', from: '2026-10-26' } });
  const { label: _, ...listed } = shown.listed ?? { label: '' };
  expect(view(addressOf(shown, { listed: listed as never }, today))).toEqual(shown);
  expect(view(addressOf(shown, { end: today }, today))).toMatchObject({ unit: 'week', end: today, listed: null });
});

test('the chosen figure is kept within its group: across periods, and when the event list closes', () => {
  const shown = view('group=jobs&figure=jobsClosed&from=2026-11-20&to=2026-11-20');
  expect(shown).toMatchObject({ figure: 'jobsClosed', listed: { figure: 'jobsClosed' } });
  const closed = view(addressOf(shown, {}, today));
  expect(closed).toMatchObject({ figure: 'jobsClosed', listed: null });
  expect(view(addressOf(closed, { unit: 'month', end: '2026-10-31' }, today)).figure).toBe('jobsClosed');
  expect(view(addressOf(closed, { figure: 'jobsPosted' }, today)).figure).toBe('jobsPosted');
  expect(view(addressOf(closed, { group: 'deals' }, today)).figure).toBeNull();
  expect(view('group=deals&figure=jobsPosted').figure).toBeNull();
});

test('invalid values in an address are ignored', () => {
  const plain = { unit: 'day', group: 'deals', end: today, figure: null, listed: null };
  expect(view('')).toEqual(plain);
  expect(view('unit=year&group=x&end=2026-02-30&figure=closedFees&from=x&to=2026-10-31')).toEqual(plain);
  expect(view('end=2027-01-01&figure=constructor&from=2026-01-01&to=2026-01-02')).toEqual(plain);
});
