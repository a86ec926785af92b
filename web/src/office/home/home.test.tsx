// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { readKey } from '#web/shared/data/readKey.ts';
import { server } from '#web/testing/fakeServer.ts';
import { OfficeNavigation } from '../officeNavigation.tsx';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import OfficeHomeScreen from './officeHomeScreen.tsx';

afterEach(leaveOffice);

const answerStatus = (waiting: number | null) =>
  server.answer('operationStatus', () => ({
    now: NOON,
    owed: { count: 1, oldest: waiting === null ? [] : [{ since: NOON - waiting }] },
  }));

test('a stream that stands still rings on the home page and in the menu', async () => {
  answerStatus(null);
  server.put('parkedStreams/readModels_job-1', { streamId: 'job-1' });
  server.put('mails/mail-1', { state: 'FAILED' });
  renderOffice(
    <>
      <OfficeNavigation />
      <OfficeHomeScreen />
    </>,
  );
  expect(await screen.findByText(/止まっている処理・送れなかったメールが2件あります/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'システムの状態' }).textContent).toBe('システムの状態2件が待っています');
});

test('a backlog is told once it is ten minutes old, and not before', async () => {
  answerStatus(12 * MINUTE);
  renderOffice(<OfficeHomeScreen />);
  expect(await screen.findByText(/最も古いもの 12分前/)).toBeDefined();
  answerStatus(10 * MINUTE);
  await queryClient.invalidateQueries({ queryKey: readKey('one', { callable: 'operationStatus' }) });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'システムの状態を見る' })).toBeNull());
});
