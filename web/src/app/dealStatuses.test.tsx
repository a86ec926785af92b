import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { offerStatuses } from '#domain/work/offer/status.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { putStream } from '#web/testing/putWorld.ts';

beforeEach(() => {
  vi.setSystemTime(NOON + HOUR);
});
const leave = () => {
  cleanup();
  tellUser('left');
};

const text = () => document.getElementById('main')?.textContent ?? '';
const sides = ['client', 'talent'] as const;

test.each(offerStatuses)('%s is shown on the offer’s page and in the list in each side’s words', async (status) => {
  putStream('offer-o1', ...offerHistories[status]);
  for (const side of sides) {
    const { label, note, ended, needsAction } = offerStatusView[status][side];
    appAt(side, `/${side}/mypage/offers/o1`);
    expect([label, note]).not.toContain('');
    await waitFor(() => expect(text()).toContain(note));
    expect(text()).toContain(label);
    leave();
    appAt(side, `/${side}/mypage/offers?tab=${ended ? 'ended' : needsAction ? 'mine' : 'running'}`);
    await waitFor(() => expect(text()).toContain(label));
    leave();
  }
});

test.each(entryStatuses)('%s is shown on the entry’s page and in the list in each side’s words', async (status) => {
  putStream('entry-e1', ...entryHistories[status]);
  for (const side of sides) {
    const { label, note, ended, needsAction } = entryStatusView[status][side];
    appAt(side, `/${side}/mypage/entries/e1`);
    expect([label, note]).not.toContain('');
    await waitFor(() => expect(text()).toContain(note));
    expect(text()).toContain(label);
    leave();
    appAt(side, `/${side}/mypage/entries?tab=${ended ? 'ended' : needsAction ? 'mine' : 'running'}`);
    await waitFor(() => expect(text()).toContain(label));
    leave();
  }
});

test('a cast reads on the open page why the client refused', async () => {
  putStream('entry-e1', ...entryHistories.IS_DECIDING);
  appAt('talent', '/talent/mypage/entries/e1');
  await waitFor(() => expect(text()).toContain(entryStatusView.IS_DECIDING.talent.note));
  act(() => putStream('entry-e1', ...entryHistories.IS_REFUSED));
  await waitFor(() => expect(text()).toContain(entryStatusView.IS_REFUSED.talent.note));
  expect(text()).toContain('理由：日程が合わない。日程が合わないため');
});
