import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperationStatus } from '#domain/office/operation/answers.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { answerDialog, dialogCloses } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { OfficeNavigation } from '../officeNavigation.tsx';
import { nothingWaits } from '../testing/operationStatus.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import OperationsScreen from './operationsScreen.tsx';

const status: OperationStatus = { ...nothingWaits, parked: 1, mails: { waiting: 0, failed: 1 } };
const streamId = 'offer-o1';
const parked = { cause: 'CODE', subscription: 'readModels', streamId, version: 2, error: 'a fault in the projector', parkedAt: NOON };
const mail = { id: 'mail-1', kind: 'OfferMade', audience: null, streamId, attempts: 8, lastError: '550', state: 'FAILED', updatedAt: NOON };

const open = () => {
  server.put(`parkedStreams/readModels_${streamId}`, parked);
  server.put('mails/mail-1', mail);
  server.answer('operationStatus', ({ type }) => (type === 'checkChains' ? { events: 0, streams: 0, faults: [], next: null } : status));
  return renderOffice(
    <>
      <OfficeNavigation />
      <OperationsScreen />
    </>,
    '/office/operations',
  );
};
const sent = () => server.sentTo('operations');

test('a parked stream shows its fault, is counted in the menu, and is tried again', async () => {
  const { user } = open();
  expect(await screen.findByText(/a fault in the projector/)).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^システムの状態/ }).textContent).toMatch(/2件が待っています|1件が待っています/),
  );
  server.answer('operations', () => {
    server.remove(`parkedStreams/readModels_${streamId}`);
    return { streamId: 'operation-1', version: 1 };
  });
  await user.click(screen.getByRole('button', { name: 'もう一度処理する（オファー、2番の記録）' }));
  await answerDialog(user, 'もう一度処理する');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度処理する（オファー、2番の記録）' })).toBeNull());
  expect(sent()).toMatchObject([{ type: 'retryStream', subscription: 'readModels', streamId, version: 2, parkedAt: NOON }]);
});

test('an event is not skipped without a reason', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '読み飛ばす（オファー、2番の記録）' }));
  await answerDialog(user, 'この処理を読み飛ばす');
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^理由/), '重複した記録のため');
  server.answer('operations', () => ({ streamId: 'operation-1', version: 1 }));
  await answerDialog(user, 'この処理を読み飛ばす');
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'discardEvent', streamId, version: 2, reason: '重複した記録のため' }]));
  await dialogCloses();
});

test('a failed mail is sent again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'もう一度送る（オファー、オファー）' }));
  server.answer('operations', () => {
    server.put('mails/mail-1', { ...mail, state: 'SENT' });
    return { streamId: 'operation-mail_mail-1', version: 1 };
  });
  await answerDialog(user, 'もう一度送る');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度送る（オファー、オファー）' })).toBeNull());
  expect(sent()).toMatchObject([{ type: 'resendMail', mailId: 'mail-1' }]);
});

test('the chains of the log are checked part by part, and faults are listed', async () => {
  const { user } = open();
  server.answer('operationStatus', ({ type, after }) => {
    if (type !== 'checkChains') return status;
    return after === null
      ? { events: 100, streams: 10, faults: [{ streamId, version: 2, fault: 'ALTERED' }], next: { id: 'x' } }
      : { events: 20, streams: 3, faults: [], next: null };
  });
  await user.click(await screen.findByRole('button', { name: '改ざんの有無を検証する' }));
  expect(await screen.findByText('検証が終わりました。記録120件（13系列）を確認し、異常は1件です。')).toBeDefined();
  expect(screen.getByText(/の2番目：/)).toBeDefined();
});
