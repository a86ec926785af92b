import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { accepted, histories, made } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
const concluded = histories.IS_APPROVED.map((event) => (event === made ? withSheet : event)) as AnyEvent[];
/** Another client's offer to the same cast, on the same days. */
const other = concluded.map(
  (event) => ({ ...event, data: { ...event.data, ...parties, jobId: 'job-2', clientId: 'client-2' } }) as AnyEvent,
);
const open = (address = '/d1?tab=recent') => {
  putColleague();
  return renderQueue(address);
};

test('an offer on booked days shows this to the office, which can allow it with a reason', async () => {
  putWorld(['offer-d1', withSheet, accepted], ['offer-d2', ...other]);
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'ほかの成立したお仕事と日時が重なっています' }));
  expect(card.getByRole('link').getAttribute('href')).toBe('/office/offers/d2');
  expect(screen.getByRole('button', { name: /で承認する/ })).toHaveProperty('disabled', true);
  const dialog = await openDialog(user, card.getByRole('button', { name: '重なりを許可する' }));
  await user.click(dialog.getByRole('button', { name: '重なりを許可する' }));
  expect(server.asked).toEqual([]);
  await user.type(dialog.getByLabelText(/^理由/), '移動の時間が足りるため');
  server.answer('diaries', () => ({ streamId: `diary-${uidOf.talent}`, version: 1 }));
  await agree(user, '重なりを許可する');
  expect(server.asked).toMatchObject([
    { payload: { type: 'allowOverlap', uid: uidOf.talent, dealId: 'offer-d1', reason: '移動の時間が足りるため' } },
  ]);
});

test('an offer on free days shows no overlap', async () => {
  putWorld(['offer-d1', withSheet, accepted]);
  open();
  await screen.findByRole('button', { name: /で承認する/ });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('ほかの成立したお仕事と日時が重なっています')).toBeNull();
});

test('several offers at once: one on booked days is left out before the press', async () => {
  const free = [{ ...accepted, data: { ...accepted.data, jobId: 'job-3' } } as AnyEvent];
  const ahead = { ...made, data: { ...made.data, jobId: 'job-3' } } as AnyEvent;
  putWorld(['offer-d1', withSheet, accepted], ['offer-d2', ...other], ['offer-d3', ahead, ...free]);
  const { user } = open('');
  await user.click(await screen.findByRole('checkbox', { name: /^表示中の2件/ }));
  const dialog = await openDialog(user, /^選択した2件を承認する/);
  await dialog.findByRole('button', { name: /^1件・/ });
  expect(dialog.getByText(/^いまは承認できません/).textContent).toContain('1件');
  expect(dialog.getByText('成立した1件と重なる')).toBeDefined();
});
