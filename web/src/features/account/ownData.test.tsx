import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { savedFiles } from '#web/features/testing/savedFiles.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { OwnData } from './components/ownData.tsx';

atNoon();
const saved = savedFiles();

const second = { part: 0, at: 1, path: 'a/b' };
const third = { part: 1, at: null, path: '' };

test('the pages of the own data become one file', async () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  const labels = { text: '本文' };
  server.answer('ownData', ({ from }) => {
    if (from === null) return { title: '書いたメッセージ', labels, rows: [{ text: '一' }], next: second };
    const isSecond = (from as typeof second).part === 0;
    return isSecond
      ? { title: '書いたメッセージ', labels, rows: [{ text: '二' }], next: third }
      : { title: 'お問い合わせ', labels, rows: [], next: null };
  });
  shownAt('/talent/settings', <OwnData />);
  await userEvent.setup().click(screen.getByRole('button', { name: '自分のデータをダウンロードする' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.name).toBe('own-data-2026-11-20.json');
  expect(JSON.parse((await saved()[0]?.text()) ?? '').parts).toEqual([
    { title: '書いたメッセージ', labels, rows: [{ text: '一' }, { text: '二' }] },
    { title: 'お問い合わせ', labels, rows: [] },
  ]);
});

test('an old sign-in is refused in words, and nothing is saved', async () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  server.answer('ownData', () => Promise.reject(refusal('sign-in-again', errorMessages['sign-in-again'])));
  shownAt('/talent/settings', <OwnData />);
  await userEvent.setup().click(screen.getByRole('button', { name: '自分のデータをダウンロードする' }));
  expect(await screen.findByText(/^安全のため、いちどログアウトし/)).toBeDefined();
  expect(saved()).toEqual([]);
});
