import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { contactOpened } from '#domain/testing/contactSamples.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { work } from '#domain/testing/deskSamples.ts';
import { accepted, agreed, cancellationRequested, histories, made, proposed } from '#domain/testing/offerHistories.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { OfficeNavigation } from '../officeNavigation.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import HomeScreen from './homeScreen.tsx';

const answerStatus = (waiting: number | null) =>
  server.answer('operationStatus', () => ({
    now: NOON,
    owed: { count: 1, oldest: waiting === null ? [] : [{ since: NOON - waiting }] },
  }));

test('a parked stream raises an alert on the home page and in the menu', async () => {
  answerStatus(null);
  server.put('parkedStreams/readModels_job-1', { streamId: 'job-1' });
  server.put('mails/mail-1', { state: 'FAILED' });
  renderOffice(
    <>
      <OfficeNavigation />
      <HomeScreen />
    </>,
  );
  expect(await screen.findByText(/止まっている処理・送れなかったメールが2件あります/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'システムの状態' }).textContent).toBe('システムの状態2件が待っています');
});

test('waiting work is sorted by the time left with a label for late items, and own items are separate', async () => {
  vi.setSystemTime(NOON + 4 * DAY);
  putWorld(
    ['offer-offer-1', made, accepted],
    ['contact-contact-1', contactOpened],
    ['desk-contact-contact-1', { type: 'DeskAssigned', data: { ...work, kind: 'contact', assigneeId: 'office' } }],
  );
  const { user } = renderOffice(<HomeScreen />);
  const list = () => within(screen.getByRole('list', { name: '待っているもの' }));
  const names = () =>
    list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await screen.findAllByText(/目安を1日超過/)).not.toHaveLength(0);
  expect(names()).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /^自分の担当/ }));
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('お問い合わせ・')]));
  expect(screen.getByRole('link', { name: /^自分の担当/ }).textContent).toBe('自分の担当1件');
});

test('a backlog is reported once it is ten minutes old', async () => {
  answerStatus(12 * MINUTE);
  renderOffice(<HomeScreen />);
  expect(await screen.findByText(/最も古いもの 12分前/)).toBeDefined();
  answerStatus(10 * MINUTE);
  await queryClient.invalidateQueries({ queryKey: readKey('one', { callable: 'operationStatus' }) });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'システムの状態を見る' })).toBeNull());
});

test('a card counts what its list shows, and leads to changes and cancellations by their own counts', async () => {
  putWorld(
    ['offer-offer-1', made, accepted],
    ['offer-offer-2', ...histories.IS_APPROVED, cancellationRequested],
    ['offer-offer-3', ...histories.IS_APPROVED, proposed, agreed],
  );
  renderOffice(<HomeScreen />);
  const tile = within((await screen.findByRole('link', { name: '承認待ちのオファー' })).closest('li') as HTMLElement);
  await waitFor(() => expect(tile.getByText('1')).toBeDefined());
  expect((await tile.findByRole('link', { name: '取り消し 1件' })).getAttribute('href')).toBe('/office/offers?tab=cancellations');
  expect((await tile.findByRole('link', { name: '条件の変更 1件' })).getAttribute('href')).toBe('/office/offers?tab=changes');
  expect(tile.queryByRole('link', { name: /^代理回答への異議/ })).toBeNull();
});
