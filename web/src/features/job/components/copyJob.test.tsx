import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { posting } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { asCertifiedClient, postedJob } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import JobAddScreen from '../screens/jobAddScreen.tsx';

atNoon();

const open = (address: string) => {
  putStream('job-old', postedJob({ sheet: sheetFacts }));
  asCertifiedClient();
  shownAt(address, <JobAddScreen />, '/client/mypage/jobs/add');
};
const title = async () => ((await screen.findByLabelText(/^タイトル/)) as HTMLInputElement).value;

test('a new job can start as a copy of an earlier one, without its times', async () => {
  open('/client/mypage/jobs/add');
  expect(await title()).toBe('');
  const details = screen.getByText('以前のお仕事をもとに書く').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const earlier = await screen.findByRole('link', { name: posting.title });
  expect(earlier.getAttribute('href')).toBe('/client/mypage/jobs/add?copy=old');
  cleanup();
  open('/client/mypage/jobs/add?copy=old');
  expect(await title()).toBe(posting.title);
  expect((screen.getByLabelText('開始日時（日付）') as HTMLInputElement).value).toBe('');
  expect(screen.queryByText('以前のお仕事をもとに書く')).toBeNull();
});

test('a copy does not overwrite typed input', async () => {
  const user = userEvent.setup();
  open('/client/mypage/jobs/add');
  await user.type(await screen.findByLabelText(/^タイトル/), '書きかけ');
  cleanup();
  open('/client/mypage/jobs/add?copy=old');
  expect(await title()).toBe('書きかけ');
});
