import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { by, DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { histories as offers } from '#domain/testing/offerHistories.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { type AuditionCommand, audition } from '#domain/work/audition/audition.ts';
import { postedJob, registeredCast } from '#web/entities/testing/subjects.ts';
import { storyOfSteps } from '#web/features/testing/storyOfSteps.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream, putWorld } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import AuditionsScreen from './screens/auditionsScreen.tsx';

atNoon();

const stream = 'audition-job-1_1';
type Step = readonly [AuditionCommand, ReturnType<typeof by>];
const open: Step = [
  {
    type: 'open',
    jobId: 'job-1',
    clientId: uidOf.client,
    round: 1,
    auditionKind: 'IN_PERSON',
    place: '渋谷スタジオ',
    note: '',
    answerDue: NOON + 3 * DAY,
    tapeDue: null,
  },
  by('client'),
];
const slot = { date: '2026-12-01', from: '10:00', to: '10:30', capacity: 1 };
const slots: Step = [{ type: 'addSlots', slots: [slot, { ...slot, from: '11:00', to: '11:30' }] }, by('client')];
const slotIds = ['2026-12-01_1000', '2026-12-01_1100'];
const invite: Step = [
  { type: 'invite', deals: [{ ...parties, dealKind: 'offer', dealId: 'd1', isOpen: true }], slotIds, place: '渋谷スタジオ', note: '' },
  by('client'),
];
const confirm: Step = [{ type: 'confirm', dealId: 'd1', slotId: '2026-12-01_1000' }, by('talent')];
const score: Step = [{ type: 'score', dealId: 'd1', score: 4, scoreNote: '声が役に合う。' }, by('client')];
const result: Step = [{ type: 'giveResult', dealId: 'd1', result: 'KEEP' }, by('client')];
const storyOf = storyOfSteps(audition.decider);
const invited = [open, slots, invite];

beforeEach(() => {
  putWorld([`talent-${uidOf.talent}`, registeredCast()], ['job-job-1', postedJob()], ['offer-d1', ...(offers.IN_INQUIRY ?? [])]);
});

const clientPage = () => {
  signedIn(uidOf.client, { role: 'client', isClientCertificated: true });
  shownAt('/client/mypage/jobs/job-1/auditions', <AuditionsScreen />, '/client/mypage/jobs/:jobId/auditions');
  return userEvent.setup();
};

describe('a client', () => {
  test('begins a round; a missing place and time are said at their fields', async () => {
    const user = clientPage();
    await openDialog(user, '第1回を始める');
    await user.click(dialog().getByRole('button', { name: '始める' }));
    await expectFaulty(dialog().getByRole('textbox', { name: /場所/ }), messages.required);
    await user.type(dialog().getByRole('textbox', { name: /場所/ }), '渋谷スタジオ');
    await user.type(dialog().getByLabelText('回答期限（日付）'), '2026-11-23');
    accepts('auditions', stream, ...storyOf(open));
    await user.click(dialog().getByRole('button', { name: '始める' }));
    await screen.findByRole('heading', { name: '第1回（対面）' });
    expect(server.asked).toMatchObject([
      { payload: { type: 'open', auditionId: 'job-1_1', auditionKind: 'IN_PERSON', place: '渋谷スタジオ' } },
    ]);
  });

  test('adds a slot that overlaps no other, and invites a cast', async () => {
    putStream(stream, ...storyOf(open, slots));
    const user = clientPage();
    await openDialog(user, '時間枠を追加する');
    await user.clear(dialog().getByLabelText(/開始/));
    await user.type(dialog().getByLabelText(/開始/), '10:30');
    await user.clear(dialog().getByRole('textbox', { name: /続ける枠の数/ }));
    await user.type(dialog().getByRole('textbox', { name: /続ける枠の数/ }), '2');
    await user.click(dialog().getByRole('button', { name: '追加する' }));
    await expectFaulty(dialog().getByLabelText(/開始/), '時間が重なる枠があります');
    await user.click(dialog().getByRole('button', { name: 'キャンセル' }));
    // On a slow network the dialog opens at once and waits.
    server.goDown();
    await user.click(await screen.findByRole('button', { name: 'キャストを招待する' }));
    await screen.findByRole('dialog', { name: 'キャストを招待しますか？' });
    expect(dialog().queryByRole('button', { name: '招待する' })).toBeNull();
    server.goUp();
    await user.click(await screen.findByRole('button', { name: '招待する' }));
    dialog().getByText(messages.required);
    await user.click(dialog().getByRole('checkbox', { name: new RegExp(talentProfile.name) }));
    accepts('auditions', stream, ...storyOf(...invited));
    await user.click(dialog().getByRole('button', { name: '招待する' }));
    await screen.findByText('回答を待っています。');
    expect(server.asked).toMatchObject([{ payload: { type: 'invite', deals: [{ dealKind: 'offer', dealId: 'd1' }], slotIds } }]);
    // With everybody invited the dialog asks for nothing, and says how to find more.
    await user.click(screen.getByRole('button', { name: 'キャストを招待する' }));
    await screen.findByText(/招待できるキャストがいません/);
    expect(dialog().queryByRole('checkbox')).toBeNull();
  });

  test('scores, gives a result and ends the round, which waits for the result', async () => {
    const confirmed = [...invited, confirm, score];
    putStream(stream, ...storyOf(...confirmed));
    const user = clientPage();
    await screen.findByText('終了するには、あと1人に結果を伝えてください。');
    expect(screen.getByRole('button', { name: 'この回を終了する' })).toHaveProperty('disabled', true);
    await screen.findByText(/4／5/);
    await openDialog(user, /結果を伝える/);
    await user.click(dialog().getByRole('radio', { name: '見送り' }));
    await user.click(dialog().getByRole('button', { name: '伝える' }));
    await expectFaulty(dialog().getByRole('textbox', { name: /キャストへの言葉/ }), messages.required);
    await user.click(dialog().getByRole('radio', { name: '選考を続ける' }));
    accepts('auditions', stream, ...storyOf(...confirmed, result));
    await user.click(dialog().getByRole('button', { name: '伝える' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'この回を終了する' })).toHaveProperty('disabled', false));
    expect(server.asked).toMatchObject([{ payload: { type: 'giveResult', dealId: 'd1', result: 'KEEP' } }]);
  });
});

describe('a cast', () => {
  test('chooses a slot and never reads the score', async () => {
    putStream(stream, ...storyOf(...invited, score));
    const user = dealPage('offer', 'talent');
    await openDialog(user, '参加する');
    await user.click(dialog().getByRole('button', { name: '参加する' }));
    dialog().getByText(messages.required);
    await user.click(dialog().getByRole('radio', { name: /10:00〜10:30/ }));
    accepts('auditions', stream, ...storyOf(...invited, score, confirm));
    await user.click(dialog().getByRole('button', { name: '参加する' }));
    await screen.findByText('当日、時間に余裕をもってお越しください。');
    const card = within(screen.getByRole('heading', { name: 'オーディション（第1回）' }).closest('section') as HTMLElement);
    card.getByText('渋谷スタジオ');
    expect(card.queryByText(/声が役に合う|評価/)).toBeNull();
    expect(server.asked).toMatchObject([{ payload: { type: 'confirm', auditionId: 'job-1_1', dealId: 'd1', slotId: '2026-12-01_1000' } }]);
  });

  test('says why they do not come', async () => {
    putStream(stream, ...storyOf(...invited));
    const user = dealPage('offer', 'talent');
    await openDialog(user, '参加しない');
    await user.click(dialog().getByRole('button', { name: '参加しない' }));
    await expectFaulty(dialog().getByRole('textbox', { name: /理由/ }), messages.required);
  });
});
