import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { asCertifiedClient, postedJob } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import JobAddScreen from './jobAddScreen.tsx';

const { arrived, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { arrived: promise, arrive: resolve };
});
/** A slow line: the last part of the form comes when the test says so. */
vi.mock('../components/jobSheetFields.tsx', async (original) => {
  await arrived;
  return original();
});

atNoon();

beforeEach(() => {
  putStream('job-old', postedJob({ sheet: sheetFacts }));
  asCertifiedClient();
});

test('the last step can be sent once all its fields are there', async () => {
  shownAt('/client/mypage/jobs/add?copy=old&step=4', <JobAddScreen />, '/client/mypage/jobs/add');
  const next = (await screen.findByRole('button', { name: '掲載内容を確認する' })) as HTMLButtonElement;
  expect([next.disabled, next.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await act(async () => arrive());
  await waitFor(() => expect(next.disabled).toBe(false));
});

test('roles take the place of people and fees, and each has its errors', async () => {
  shownAt('/client/mypage/jobs/add?copy=old&step=2', <JobAddScreen />, '/client/mypage/jobs/add');
  expect(await screen.findByLabelText(/^報酬（税抜・下限）/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '役ごとに募集する' }));
  const first = within(await screen.findByRole('group', { name: '役 1' }));
  expect(screen.queryByLabelText(/^報酬（税抜・下限）/)).toBeNull();
  fireEvent.change(first.getByLabelText(/^役の報酬（税抜・下限）/), { target: { value: '30000' } });
  fireEvent.click(screen.getByRole('button', { name: /^次へ/ }));
  await waitFor(() => expect(first.getByLabelText(/^役の名前/).getAttribute('aria-invalid')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: '役を足す（あと19）' }));
  expect(await screen.findByRole('group', { name: '役 2' })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '役 2を外す' }));
  expect(screen.queryByRole('group', { name: '役 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '役 1を外す' }));
  expect(await screen.findByLabelText(/^報酬（税抜・下限）/)).toBeTruthy();
});
