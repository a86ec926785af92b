import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { Side } from '#domain/kernel/commonFields.ts';
import { messages } from '#domain/kernel/messages.ts';
import { DAY, uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { entries } from '#projections/deal/entries.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { DealActions } from './dealActions.tsx';
import type { ActingProps } from './proposalPart.tsx';

const user = userEvent.setup();

const onlyOne = <Document,>(documents: object) => Object.entries(documents)[0] as [path: string, document: Document];
const [entryPath, entry] = onlyOne<Entry>(project([entries], envelopes('entry-e1', ...entryHistories.IS_DECIDING)));
const [freshPath, fresh] = onlyOne<Entry>(project([entries], envelopes('entry-e2', ...entryHistories.IS_ADMIN_APPROVED)));
const [offerPath, offer] = onlyOne<Offer>(project([offers], envelopes('offer-o1', ...offerHistories.IN_PROGRESS)));
const now = offer.createdAt;
const posted = { feeMin: 40_000, feeMax: 40_000, sheet: null, words: null } as NonNullable<Entry['posted']>;
const dialog = () => within(screen.getByRole('dialog'));

const show = (side: Side, path: string, shown: Pick<ActingProps, 'kind' | 'deal'>) => {
  signedIn(uidOf[side], { role: side });
  // The browser waits for this document after a command.
  server.answer(kinds[shown.kind].collection, () => {
    server.put(path, { ...shown.deal, version: 9 });
    return { streamId: 'the-stream', version: 9 };
  });
  shownAt(
    '/deal',
    <>
      <DealActions {...shown} side={side} now={now} />
      <ToastHost />
    </>,
  );
};

test('the text of a command is asked for in its dialog, kept when it closes, and sent once', async () => {
  show('client', entryPath, { kind: 'entry', deal: entry });
  const open = () => openDialog(user, '今回は見送る');
  await open();
  await user.click(dialog().getByRole('button', { name: '今回は見送る' }));
  expect(server.asked).toEqual([]);
  await user.type(dialog().getByLabelText(/^理由/), '日程が合わないため');
  await user.click(dialog().getByRole('button', { name: '戻る' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect((dialog().getByLabelText(/^理由/) as HTMLTextAreaElement).value).toBe('日程が合わないため');
  await user.click(dialog().getByRole('button', { name: '今回は見送る' }));
  await screen.findByText('起用を見送りました');
  expect(server.asked).toMatchObject([{ callable: 'entries', payload: { type: 'refuse', entryId: 'e1', reason: '日程が合わないため' } }]);
});

test('a reason is one press in its dialog; その他 needs a text', async () => {
  show('talent', offerPath, { kind: 'offer', deal: offer });
  const refuse = 'このオファーを辞退する';
  await openDialog(user, refuse);
  const confirm = () => user.click(dialog().getByRole('button', { name: refuse }));
  // Neither field alone is required, so it says what is.
  dialog().getByText('種類を選ぶか、理由をご記入ください');
  await confirm();
  await dialog().findByText(messages.required);
  await user.click(dialog().getByRole('radio', { name: 'その他' }));
  await confirm();
  expect(server.asked).toEqual([]);
  await user.click(dialog().getByRole('radio', { name: '報酬が合わない' }));
  await confirm();
  await screen.findByText('オファーを辞退しました');
  expect(server.asked.map(({ payload }) => payload)).toEqual([expect.objectContaining({ type: 'refuse', reasonCode: 'FEE' })]);
  expect(server.asked[0]?.payload).not.toHaveProperty('reason');
});

test('the terms of a conclusion are asked for in the dialog, kept when it closes, and sent once', async () => {
  show('client', entryPath, { kind: 'entry', deal: entry });
  const open = () => openDialog(user, 'この方に依頼を確定する');
  const conclude = () => user.click(dialog().getByRole('button', { name: 'この方に依頼を確定する' }));
  await open();
  await user.type(dialog().getByLabelText(/^報酬/), '30000');
  await conclude();
  expect(server.asked).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect((dialog().getByLabelText(/^報酬/) as HTMLInputElement).value).toBe('30,000');
  const end = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  fireEvent.change(dialog().getByLabelText('終了日（日付）'), { target: { value: end } });
  await conclude();
  await screen.findByText('依頼を確定しました。エントリーが成立しました');
  expect(server.asked).toMatchObject([{ callable: 'entries', payload: { type: 'approve', entryId: 'e1', fee: 30_000 } }]);
});

test('a client who has decided concludes a new entry in one dialog, which starts the selection first', async () => {
  putStream(`job-${fresh.jobId}`, postedJob({ endsAt: Date.now() + 30 * DAY }));
  show('client', freshPath, { kind: 'entry', deal: { ...fresh, posted } });
  await openDialog(user, 'この方に依頼を確定する');
  await waitFor(() => expect((dialog().getByLabelText('終了日（日付）') as HTMLInputElement).value).not.toBe(''));
  expect((dialog().getByLabelText(/^報酬/) as HTMLInputElement).value).toBe('40,000');
  await user.click(dialog().getByRole('button', { name: 'この方に依頼を確定する' }));
  await screen.findByText('依頼を確定しました。エントリーが成立しました');
  expect(server.asked.map(({ payload }) => payload.type)).toEqual(['startDeciding', 'approve']);
});

test('a conclusion begins with the fixed fee and the last day of the posting, which may be read after the dialog opened', async () => {
  const endsAt = Date.now() + 30 * DAY;
  show('client', entryPath, { kind: 'entry', deal: { ...entry, posted } });
  await openDialog(user, 'この方に依頼を確定する');
  await waitFor(() => expect((dialog().getByLabelText(/^報酬/) as HTMLInputElement).value).toBe('40,000'));
  putStream(`job-${entry.jobId}`, postedJob({ endsAt }));
  await waitFor(() => expect((dialog().getByLabelText('終了日（日付）') as HTMLInputElement).value).toBe(jstDate(endsAt)));
  expect(await dialog().findAllByText('¥44,000')).toHaveLength(2);
});

test.each([
  {
    side: 'talent',
    path: offerPath,
    shown: { kind: 'offer', deal: offer },
    callable: 'offers',
    act: 'このオファーを承諾する',
    terms: ['条件の版', '報酬（税抜）', '消費税（10%）', '利用料（税込）', 'お受け取り額（税込・源泉徴収前）', '終了日'],
    toast: 'オファーを承諾しました',
    payload: { type: 'accept', offerId: 'o1' },
  },
  {
    side: 'client',
    path: freshPath,
    shown: { kind: 'entry', deal: fresh },
    callable: 'entries',
    act: '選考を開始する',
    terms: [],
    toast: '選考を開始しました',
    payload: { type: 'startDeciding', entryId: 'e2' },
  },
] as const)('a command without fields shows the terms that the user agrees to: $shown.kind', async (of) => {
  show(of.side, of.path, of.shown);
  await openDialog(user, of.act);
  await waitFor(() => expect(textsOf(dialog().queryAllByRole('term'))).toEqual(of.terms));
  await user.click(dialog().getByRole('button', { name: of.act }));
  await screen.findByText(of.toast);
  expect(server.asked).toMatchObject([{ callable: of.callable, payload: of.payload }]);
});
