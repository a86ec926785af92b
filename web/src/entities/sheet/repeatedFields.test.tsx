import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { WorkDay } from '#domain/work/deal/sheet.ts';
import { WorkDays } from './repeatedFields.tsx';
import { emptySheet, type SheetValues } from './sheetForm.ts';

const dayOn = (date: string): WorkDay => ({ date, from: '10:00', to: '18:00', kind: 'SHOOT' });
const [first, second] = [[dayOn('2026-12-01')], [dayOn('2026-12-08')]];

const Days = ({ workDays, proposed }: { readonly workDays: readonly WorkDay[]; readonly proposed: readonly WorkDay[] }) => {
  const { control } = useForm<{ sheet: SheetValues }>({ defaultValues: { sheet: { ...emptySheet, workDays: [...workDays] } } });
  const [days, setDays] = useState(proposed);
  return (
    <>
      <WorkDays control={control} proposed={days} />
      <button type="button" onClick={() => setDays(second)}>
        日程を変更する
      </button>
    </>
  );
};

const dates = () => screen.queryAllByLabelText(/^日付/).map((field) => (field as HTMLInputElement).value);
const changeTimes = () => userEvent.click(screen.getByRole('button', { name: '日程を変更する' }));

test('days follow times that were typed before this part of the form was there', async () => {
  render(<Days workDays={emptySheet.workDays} proposed={first} />);
  expect(dates()).toEqual(['2026-12-01']);
  await changeTimes();
  expect(dates()).toEqual(['2026-12-08']);
});

test('days follow the first times', async () => {
  render(<Days workDays={emptySheet.workDays} proposed={[]} />);
  expect(dates()).toEqual(['']);
  await changeTimes();
  expect(dates()).toEqual(['2026-12-08']);
});

test('chosen days stay', async () => {
  render(<Days workDays={[dayOn('2026-12-03')]} proposed={first} />);
  await changeTimes();
  expect(dates()).toEqual(['2026-12-03']);
});

test('a list without days, for dates that are not decided, stays empty', async () => {
  render(<Days workDays={[]} proposed={first} />);
  await changeTimes();
  expect(dates()).toEqual([]);
});
