import { createHash } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting } from '#domain/testing/profiles.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { AvailabilityCard, AvailabilityNotice } from './components/availability.tsx';
import DiaryScreen from './screens/diaryScreen.tsx';

atNoon();

const stream = `diary-${uidOf.talent}`;
const blocked = (from: string, to: string, kind: 'BUSY' | 'ASK' | 'FREE' = 'BUSY'): AnyEvent => ({
  type: 'DiaryBlocked',
  data: { from, to, kind, on: '2026-11-20' },
});
const concluded = histories.IS_APPROVED.map((event) =>
  event === made ? ({ ...event, data: { ...event.data, ...storedSheet(termsSheet) } } as AnyEvent) : event,
);
const DiaryAndToast = () => (
  <>
    <DiaryScreen />
    <ToastHost />
  </>
);
const open = () => {
  signedIn(uidOf.talent, { role: 'talent' });
  shownAt('/talent/mypage/diary', <DiaryAndToast />, '/talent/mypage/diary');
  return userEvent.setup();
};
const day = (name: string) => screen.findByRole('button', { name });
const sentSpans = () => server.asked.map(({ payload }) => [payload.type, payload.from, payload.to, payload.kind]);
const nextDays = async () => within(await screen.findByRole('region', { name: 'これから14日間の予定' })).getAllByRole('listitem');

describe('the days of a cast', () => {
  test('change with each press: busy, to be asked, free', async () => {
    const user = open();
    const first = Promise.withResolvers<void>();
    server.answer('diaries', () => first.promise.then(() => ({ streamId: stream, version: 1 })));
    await screen.findByText(/登録していない日は、クライアントに「未登録」と表示され/);
    await user.click(await day('11/25(水) 未登録'));
    await user.click(await day('11/25(水) 不可'));
    await user.click(await day('11/25(水) 要相談'));
    await day('11/25(水) 空き');
    first.resolve();
    const sent = ['BUSY', 'FREE'].map((kind) => ['blockOut', '2026-11-25', '2026-11-25', kind]);
    await waitFor(() => expect(sentSpans()).toEqual(sent));
  });

  test('return to their state with a message when a press is refused', async () => {
    const user = open();
    refuses('diaries', 'too-many-requests', errorMessages['too-many-requests']);
    await user.click(await day('11/25(水) 未登録'));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    await day('11/25(水) 未登録');
    await screen.findByText(errorMessages['too-many-requests']);
  });

  test('that are past cannot be pressed, and booked work links to its deal', async () => {
    putWorld(
      [`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } }],
      ['job-job-1', postedJob()],
      [stream, blocked('2026-11-21', '2026-11-22')],
      ['offer-d1', ...concluded],
    );
    open();
    await day('11/21(土) 不可');
    expect(screen.queryByRole('button', { name: /11\/19/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /11\/30/ })).toBeNull();
    const booked = await screen.findByRole('link', { name: `2026/11/30(月) 18:00〜20:00 ${posting.title}` });
    expect(booked.getAttribute('href')).toBe('/talent/mypage/offers/d1');
    const about = booked.closest('li')?.textContent;
    expect(about).toContain(clientProfile.company?.name);
    expect(about).toContain(termsSheet.place);
    expect(screen.getByRole('link', { name: '11/30(月) お仕事' }).getAttribute('href')).toBe('/talent/mypage/offers/d1');
  });

  test('begin with this week; the weeks before it are one press away, for this month', async () => {
    const user = open();
    const table = () => screen.getByRole('table');
    await day('11/20(金) 未登録');
    const shown = () => within(table()).getAllByRole('row').length - 1;
    expect([shown(), within(table()).queryByText('14')]).toEqual([3, null]);
    await user.click(screen.getByRole('button', { name: '先週までを表示する' }));
    expect([shown(), within(table()).queryByText('14')?.textContent]).toEqual([5, '14']);
    expect(screen.queryByRole('button', { name: '先週までを表示する' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '次の月' }));
    expect(screen.queryByRole('button', { name: '先週までを表示する' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '前の月' }));
    expect(shown()).toBe(3);
  });

  test('are set at once after dragging over them, with one command', async () => {
    const user = open();
    server.answer('diaries', () => ({ streamId: stream, version: 1 }));
    await user.pointer([
      { keys: '[MouseLeft>]', target: await day('11/26(木) 未登録') },
      { target: await day('11/27(金) 未登録') },
      { target: await day('11/24(火) 未登録') },
      { keys: '[/MouseLeft]' },
    ]);
    const bar = within(screen.getByRole('region', { name: '選んだ日' }));
    bar.getByText('11/24(火)〜11/26(木)の3日');
    expect(server.asked).toEqual([]);
    await user.click(bar.getByRole('button', { name: '空きにする' }));
    await day('11/25(水) 空き');
    expect(sentSpans()).toEqual([['blockOut', '2026-11-24', '2026-11-26', 'FREE']]);
    expect(screen.queryByRole('region', { name: '選んだ日' })).toBeNull();
  });

  test('are chosen with shift and arrow keys; 未登録 removes their entries, and the weekly rules apply', async () => {
    const weekly = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'FREE', 'FREE', 'UNKNOWN'] as const;
    putStream(stream, blocked('2026-11-20', '2026-11-23'), { type: 'DiaryWeekSet', data: { weekly: [...weekly] } });
    const user = open();
    server.answer('diaries', () => ({ streamId: stream, version: 3 }));
    const first = await day('11/20(金) 不可');
    act(() => first.focus());
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await user.click(screen.getByRole('button', { name: '未登録にする' }));
    await day('11/20(金) 未登録');
    await day('11/21(土) 空き');
    expect(document.activeElement).toBe(await day('11/22(日) 空き'));
    await day('11/23(月) 祝日 不可');
    expect(sentSpans()).toEqual([['unblock', '2026-11-20', '2026-11-22', undefined]]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}');
    expect(screen.queryByRole('region', { name: '選んだ日' })).toBeNull();
  });

  test('follow rules for weekdays, which are set once', async () => {
    const user = open();
    server.answer('diaries', () => ({ streamId: stream, version: 1 }));
    await user.selectOptions(await screen.findByLabelText(/^土/), '空き');
    await user.selectOptions(screen.getByLabelText(/^祝日/), '要相談');
    expect(screen.getByRole('group', { name: /^曜日と祝日/ }).textContent?.match(/任意/g)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '毎週の予定を登録する' }));
    await waitFor(() =>
      expect(server.lastCommand()).toMatchObject({
        type: 'setWeek',
        weekly: ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'FREE', 'UNKNOWN', 'ASK'],
      }),
    );
  });

  test('can be set for a period; an error from the server is at its field, and the input stays', async () => {
    const user = open();
    const [from, to] = [await screen.findByLabelText<HTMLInputElement>(/^開始日/), screen.getByLabelText<HTMLInputElement>(/^終了日/)];
    await user.type(from, '2026-12-10');
    await user.type(to, '2026-12-01');
    await user.click(screen.getByRole('button', { name: 'この期間を登録する' }));
    await screen.findByText('開始日以降の日付を選んでください');
    expect(server.asked).toEqual([]);
    await user.clear(to);
    await user.type(to, '2026-12-20');
    const fault = '登録できる予定は200件までです';
    refuses('diaries', 'invalid-argument', errorMessages['invalid-argument'], { from: fault });
    await user.click(screen.getByRole('button', { name: 'この期間を登録する' }));
    await screen.findByText(fault);
    expect(from.value).toBe('2026-12-10');
    server.answer('diaries', () => ({ streamId: stream, version: 1 }));
    await user.click(screen.getByRole('button', { name: 'この期間を登録する' }));
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(server.asked[1]?.payload).toMatchObject({ type: 'blockOut', from: '2026-12-10', to: '2026-12-20', kind: 'BUSY' });
  });
});

describe('the calendar feed', () => {
  const opened: AnyEvent = { type: 'DiaryFeedOpened', data: { feedHash: 'a'.repeat(64) } };
  const answered = () => server.answer('diaries', () => ({ streamId: stream, version: 2 }));
  const sent = () => server.lastCommand() as { readonly type: string; readonly feedHash: string };

  test('gets an address that is shown once; the server gets only its hash', async () => {
    const user = open();
    answered();
    await user.click((await openDialog(user, 'カレンダー用のアドレスを作る')).getByRole('button', { name: 'アドレスを作る' }));
    const address = (await screen.findByText(/\/calendars\//)).textContent ?? '';
    const [, uid, secret] = /\/calendars\/([\w-]+)\/([\w-]{32})\.ics$/.exec(address) ?? [];
    expect(uid).toBe(uidOf.talent);
    const webcal = address.replace(/^https?:/, 'webcal:');
    const adding = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(adding(/^Google/)).toBe(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`);
    expect(adding(/^iPhone/)).toBe(webcal);
    expect(adding(/ファイル/)).toBe(address);
    expect(sent()).toMatchObject({ type: 'openFeed', feedHash: createHash('sha256').update(`${secret}`).digest('hex') });
    expect(JSON.stringify(server.asked)).not.toContain(`${secret}`);
  });

  test('is removed after a confirmation with the consequences', async () => {
    putStream(stream, opened);
    const user = open();
    answered();
    const dialog = await openDialog(user, '表示を停止する');
    dialog.getByText('今のアドレスでは表示されなくなります。');
    await user.click(dialog.getByRole('button', { name: '停止する' }));
    await waitFor(() => expect(sent()).toMatchObject({ type: 'closeFeed' }));
  });

  test('that could not be created shows no address', async () => {
    const user = open();
    refuses('diaries', 'unavailable', '通信できませんでした。');
    const dialog = await openDialog(user, 'カレンダー用のアドレスを作る');
    await user.click(dialog.getByRole('button', { name: 'アドレスを作る' }));
    await dialog.findByRole('alert');
    expect(screen.queryByText(/\/calendars\//)).toBeNull();
  });
});

describe("the client's view of a cast's days", () => {
  const see = (element: Parameters<typeof shownAt>[1]) => {
    signedIn(uidOf.client, { role: 'client' });
    shownAt('/client/talents/talent-1', element, '/client/talents/:talentId');
  };

  test('has one word for each of the next days', async () => {
    putStream(stream, ...(['BUSY', 'ASK', 'FREE'] as const).map((kind, at) => blocked(`2026-11-2${at + 1}`, `2026-11-2${at + 1}`, kind)));
    see(<AvailabilityCard talentId={uidOf.talent} />);
    const items = await nextDays();
    expect(textsOf(items.slice(0, 4))).toEqual(['11/20(金)－未登録', '11/21(土)×不可', '11/22(日)△要相談', '11/23(月)○空き']);
    expect(items).toHaveLength(14);
  });

  test('follows the presses of the cast while it is open', async () => {
    putStream(stream, blocked('2026-11-21', '2026-11-21'));
    see(<AvailabilityCard talentId={uidOf.talent} />);
    await screen.findByText('不可');
    act(() => putStream(stream, blocked('2026-11-21', '2026-11-21'), blocked('2026-11-21', '2026-11-21', 'ASK')));
    const items = await nextDays();
    await waitFor(() => expect(items[1]?.textContent).toBe('11/21(土)△要相談'));
  });

  test('is 未登録 while the cast has no entry, so no day appears free without a confirmation', async () => {
    see(<AvailabilityCard talentId={uidOf.talent} />);
    await screen.findByText('予定は未登録です。');
    expect(screen.queryByText('空き')).toBeNull();
  });

  test('warns before an offer on a busy day, and refuses nothing', async () => {
    putStream(stream, blocked('2026-12-10', '2026-12-10'));
    see(<AvailabilityNotice talentId={uidOf.talent} dates={['2026-12-10', '2026-12-11', '2026-12-10']} />);
    await screen.findByText(/^このキャストの予定は、12\/10\(木\)は「不可」です。/);
  });
});
