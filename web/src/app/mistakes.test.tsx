import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { appAt, preloadScreens } from '#web/testing/appAt.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, refuses, server } from '#web/testing/fakeServer.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { freeJob, putEverything } from '#web/testing/world.ts';

beforeAll(preloadScreens);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  putEverything();
});

const formAt = '/client/talents/talent-1/offer';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const job = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^お仕事/ });
const fee = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^報酬/ });
const endDate = () => screen.getByLabelText<HTMLInputElement>('終了日（日付）');
const check = async (user: UserEvent) => user.click(await button('入力内容を確認する'));
const submission = /のオファーを送る$/;

/** The form of an offer without input. */
const openForm = async () => {
  const user = userEvent.setup();
  const router = appAt('client', formAt);
  await user.click(await screen.findByRole('radio', { name: /^オファー/ }));
  await screen.findByRole('option', { name: freeJob.title });
  return { user, router };
};
/** Its confirmation, after the choice of the job and a fee. */
const openConfirmation = async () => {
  const { user, router } = await openForm();
  await user.selectOptions(job(), 'job-free');
  await user.clear(await fee());
  await user.type(await fee(), '50000');
  await check(user);
  return { user, router, submit: await button(submission) };
};
const takesOffer = () => {
  putStream('offer-o2', { ...made, data: { ...made.data, jobId: 'job-free' } } as typeof made);
  return { streamId: 'offer-o2', version: 1 };
};

describe('the offer form', () => {
  test('leads to the first of several faults, and explains each at its field', async () => {
    // A second job; an only one would be chosen.
    putStream('job-job-other', { type: 'JobPosted', data: { clientId: uidOf.client, ...freeJob, title: 'もうひとつのお仕事' } });
    const user = userEvent.setup();
    appAt('client', formAt);
    await screen.findByRole('option', { name: freeJob.title });
    await check(user);
    await expectFaulty(job(), messages.required);
    await expectFaulty(screen.getByRole('textbox', { name: /^メッセージ/ }), messages.required);
    expect(document.activeElement).toBe(job());
    await expectAccessible('a form full of faults');

    await user.click(screen.getByRole('radio', { name: /^オファー/ }));
    await user.selectOptions(job(), 'job-free');
    for (const wrong of ['0', '100,000,000', '三万円']) {
      fireEvent.change(await fee(), { target: { value: wrong } });
      await check(user);
      await expectFaulty(await fee(), messages.fee);
      expect(document.activeElement).toBe(await fee());
    }
    fireEvent.change(endDate(), { target: { value: '' } });
    await check(user);
    await expectFaulty(endDate(), messages.required);
  });

  test('does not submit on the Enter that confirms a Japanese conversion', async () => {
    await openForm();
    const entered = async (confirmed: KeyboardEventInit) => {
      const event = createEvent.keyDown(await fee(), { key: 'Enter', ...confirmed });
      fireEvent(await fee(), event);
      return event.defaultPrevented;
    };
    // An Enter whose default is prevented does not submit.
    expect(await entered({ isComposing: true })).toBe(true);
    expect(await entered({ keyCode: 229 })).toBe(true);
    expect(await entered({})).toBe(false);
  });

  test('keeps its content if the server refuses an end that a slow clock allowed', async () => {
    server.answer('offers', () => {
      const fault = errorMessages['schedule-in-past'];
      throw refusal('schedule-in-past', fault, { scheduleToClose: fault });
    });
    const { user, submit } = await openConfirmation();
    await user.click(submit);
    await waitFor(() => endDate());
    await expectFaulty(endDate(), errorMessages['schedule-in-past']);
    expect((await fee()).value).toBe('50,000');
  });

  test('warns before a reload that would lose input', async () => {
    appAt('client', formAt);
    const message = await screen.findByRole('textbox', { name: /^メッセージ/ });
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void dispatchEvent(event));
      return !event.defaultPrevented;
    };
    expect(leaves()).toBe(true);
    fireEvent.change(message, { target: { value: 'ご相談です。' } });
    await waitFor(() => expect(leaves()).toBe(false));
  });

  test('sends one offer even if its buttons are pressed several times', async () => {
    const answer = Promise.withResolvers<object>();
    server.answer('offers', () => answer.promise);
    const { user, submit } = await openConfirmation();
    await user.dblClick(submit);
    await waitFor(() => expect(server.asked.some(({ callable }) => callable === 'offers')).toBe(true));
    answer.resolve(takesOffer());
    await screen.findByRole('link', { name: 'オファーの状況を見る' });
    expect(server.sentTo('offers')).toHaveLength(1);
  });

  test('keeps its content offline, and sends it when online', async () => {
    const { user, submit } = await openConfirmation();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await screen.findByText(/^オフラインです。/);
    server.answer('offers', () => {
      throw Object.assign(new Error('no connection'), { code: 'functions/unavailable' });
    });
    await user.click(submit);
    await screen.findByText(/通信できませんでした。/);
    // In the terms, and in the sum.
    expect(screen.getAllByText('¥50,000')).toHaveLength(2);
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    server.answer('offers', takesOffer);
    await user.click(await button(submission));
    await screen.findByRole('link', { name: 'オファーの状況を見る' });
    const ids = server.sentTo('offers').map(({ commandId }) => commandId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size, 'one command, sent twice').toBe(1);
  });
});

test('input on a confirmation survives a reload and leads back to the form', async () => {
  await openConfirmation();
  cleanup();
  appAt('client', formAt);
  expect((await fee()).value).toBe('50,000');
  expect(job().value).toBe('job-free');
});

describe('an act on a deal that has changed meanwhile', () => {
  const acts = [
    ['accepting an offer that was just cancelled', 'talent', 'このオファーを承諾する', 'status-conflict', 'IN_PROGRESS', 'IS_CANCELED'],
    ['concluding on days that are taken', 'client', 'この内容で依頼を確定する', 'double-booked', 'IS_ADMIN_APPROVED', 'IS_ADMIN_APPROVED'],
    ['accepting an offer that just expired', 'talent', 'このオファーを承諾する', 'status-conflict', 'IN_PROGRESS', 'IS_EXPIRED'],
  ] as const;
  test.each(acts)('%s shows the reason and the new state', async (_, side, act, code, before, after) => {
    const user = userEvent.setup();
    putStream('offer-o1', ...histories[before]);
    appAt(side, `/${side}/mypage/offers/o1`);
    const dialog = await openDialog(user, await button(act));
    refuses('offers', code, errorMessages[code]);
    await user.click(dialog.getByRole('button', { name: act }));
    await dialog.findByText(errorMessages[code]);
    await expectAccessible('a refused act');
    putStream('offer-o1', ...(histories[after] as readonly AnyEvent[]));
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    const banner = within(await screen.findByRole('region', { name: '現在の状況' }));
    await banner.findByText(offerStatusView[after][side].note);
    if (before !== after) expect(screen.queryByRole('button', { name: act })).toBeNull();
  });
});
