import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import JobAddScreen from './jobAddScreen.tsx';

const { arrived, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { arrived: promise, arrive: resolve };
});
/** A slow line: the last part of the form comes when the test says so. */
vi.mock('../components/jobSheetFields.tsx', async (original) => {
  await arrived;
  return original();
});

atNoon();

test('the last step can be sent once all its fields are there', async () => {
  putStream('job-old', { type: 'JobPosted', data: { clientId: uidOf.client, ...posting, sheet: sheetFacts } });
  signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isClientCertificated: true });
  shownAt('/client/mypage/jobs/add?copy=old&step=4', <JobAddScreen />, '/client/mypage/jobs/add');
  const next = (await screen.findByRole('button', { name: '掲載内容を確認する' })) as HTMLButtonElement;
  expect([next.disabled, next.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await act(async () => arrive());
  await waitFor(() => expect(next.disabled).toBe(false));
});
