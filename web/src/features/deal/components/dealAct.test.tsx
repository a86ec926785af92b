// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { entries } from '#projections/deal/entries.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { DealActions } from './dealActions.tsx';

afterEach(() => {
  cleanup();
  server.reset();
});

const onlyOne = (documents: object): [path: string, document: object] => Object.entries(documents)[0] as [string, object];
const [entryPath, entry] = onlyOne(project([entries], envelopes('entry-e1', ...entryHistories.IS_DECIDING)));
const [offerPath, offer] = onlyOne(project([offers], envelopes('offer-o1', ...offerHistories.IN_PROGRESS)));
const now = (offer as Offer).createdAt;
const dialog = () => within(screen.getByRole('dialog'));
/** The document that shows the command, as a browser waits for it. */
const takes = (callable: string, path: string, document: object) =>
  server.answer(callable, () => {
    server.put(path, { ...document, version: 9 });
    return { streamId: 'the-stream', version: 9 };
  });

test('what a command says is asked for in its dialog, kept when it is closed, and sent once', async () => {
  const user = userEvent.setup();
  signedIn(uidOf.client, { role: 'client' });
  takes('entries', entryPath, entry);
  shownAt(
    '/entry',
    <>
      <DealActions kind="entry" deal={entry as Entry} side="client" now={now} />
      <ToastHost />
    </>,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'この方の起用を見送る' }));
  await open();
  await user.click(dialog().getByRole('button', { name: 'この方の起用を見送る' }));
  expect(server.asked).toEqual([]);
  await user.type(dialog().getByLabelText(/^理由/), '日程が合わないため');
  await user.click(dialog().getByRole('button', { name: '戻る' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect((dialog().getByLabelText(/^理由/) as HTMLTextAreaElement).value).toBe('日程が合わないため');
  await user.click(dialog().getByRole('button', { name: 'この方の起用を見送る' }));
  await screen.findByText('起用を見送りました');
  expect(server.asked).toMatchObject([{ callable: 'entries', payload: { type: 'refuse', entryId: 'e1', reason: '日程が合わないため' } }]);
});

test('a command that says nothing else is asked about with what is agreed to', async () => {
  const user = userEvent.setup();
  signedIn(uidOf.talent, { role: 'talent' });
  takes('offers', offerPath, offer);
  shownAt(
    '/offer',
    <>
      <DealActions kind="offer" deal={offer as Offer} side="talent" now={now} />
      <ToastHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'このオファーを承諾する' }));
  expect(dialog().getByText('報酬（税抜）')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'このオファーを承諾する' }));
  await screen.findByText('オファーを承諾しました');
  expect(server.asked).toMatchObject([{ callable: 'offers', payload: { type: 'accept', offerId: 'o1' } }]);
});
