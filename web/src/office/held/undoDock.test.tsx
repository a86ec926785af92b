import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { held } from '#domain/testing/heldActSamples.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { putHeld } from '../testing/heldActs.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import UndoDock from './undoDock.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const approval = (entityId: string) => ({ aggregate: 'offer', entityId, command: { type: 'adminApprove' } });
const open = () => {
  const shown = renderOffice(<UndoDock />, '/office', '*', ['review', 'billing']);
  signedIn(uidOf.office, { isAdmin: true });
  return shown;
};
const dock = () => within(screen.getByRole('region', { name: '実行前の操作' }));
const answered = (type: 'HeldActUndone' | 'HeldActCarriedOut') => {
  const { command: _command, amount: _amount, dueAt: _dueAt, reason: _reason, ...about } = { ...held.data, type: 'adminApprove' };
  server.answer('heldActs', ({ heldActId }) => {
    putStream(`heldAct-${heldActId}`, { ...held, data: { ...held.data, ...about } } as never, { type, data: about } as never);
    return { streamId: `heldAct-${heldActId}`, version: 2 };
  });
};

test('names the own act with its sum, and undoes it by the key z', async () => {
  putStream('offer-offer-1', ...histories.IS_ACCEPTED);
  putHeld(approval('offer-1'));
  const { user } = open();
  expect(await screen.findByText(/¥40,000で承認します/)).toBeDefined();
  expect(dock().getByText('まだ誰にも知らせていません。画面を閉じても実行されます。')).toBeDefined();
  answered('HeldActUndone');
  await user.keyboard('z');
  await waitFor(() => expect(screen.queryByText(/承認します/)).toBeNull());
  expect(server.asked).toMatchObject([{ callable: 'heldActs', payload: { type: 'undo', heldActId: 'offer-offer-1' } }]);
});

test('several acts are one line with their sum, and can be carried out at once', async () => {
  for (const id of ['offer-1', 'offer-2']) putHeld(approval(id));
  const { user } = open();
  expect(await screen.findByText('2件（合計¥80,000）を承認します')).toBeDefined();
  answered('HeldActCarriedOut');
  await user.click(dock().getByRole('button', { name: 'すぐ実行する' }));
  await waitFor(() => expect(server.asked.map(({ payload }) => payload.type)).toEqual(['carryOut', 'carryOut']));
});

test('the act of a colleague cannot be undone here', async () => {
  putHeld(approval('offer-1'), { heldBy: 'office-2' });
  open();
  await waitFor(() => expect(screen.queryByRole('region', { name: '実行前の操作' })).toBeNull());
});

test('an act that was refused at the end says why until it is closed', async () => {
  const { command: _command, amount: _amount, dueAt: _dueAt, reason: _reason, ...about } = held.data;
  const ended = [
    { type: 'HeldActCarriedOut', data: about },
    { type: 'HeldActLapsed', data: { ...about, refusedWith: 'terms-changed' } },
  ];
  putStream('heldAct-offer-offer-1', held as never, ...(ended as never[]));
  const { user } = open();
  expect(await screen.findByText(/否認できませんでした/)).toBeDefined();
  expect(dock().getByText(/^条件が変更されています。/)).toBeDefined();
  expect(dock().getByRole('link', { name: '開いて確認する' }).getAttribute('href')).toBe('/office/offers/offer-1');
  await user.click(dock().getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByText(/否認できませんでした/)).toBeNull());
});
