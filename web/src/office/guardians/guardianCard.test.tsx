import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { asked, given, guardian, offered, refused, registered, replaced } from '#domain/testing/guardianHistories.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { agree, answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import GuardianCard from './guardianCard.tsx';

const consented: AnyEvent = { type: 'GuardianConsentGiven', data: { ...offered, guardianNo: 2, channel: 'LINK', note: null } };

const open = (isMinor = true) =>
  renderOffice(
    <Suspense>
      <GuardianCard uid="mina" mayBeMinor={isMinor} />
    </Suspense>,
  );

test('a missing guardian is reported for a minor only', async () => {
  open();
  expect(await screen.findByText(/保護者が登録されていません。/)).toBeTruthy();
  await leaveApp();
  open(false);
  expect(screen.queryByText(/保護者が登録されていません。/)).toBeNull();
});

test('the office sees each consent and its time, and records one on paper with its check', async () => {
  putStream('guardian-mina', registered, replaced, consented);
  const { user } = open();
  expect(await screen.findByText('山田 太郎（父）')).toBeTruthy();
  expect(screen.getByText('t***@example.com')).toBeTruthy();
  expect(screen.getByText(/：同意（メールのリンク、/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'オファーの承諾' }).getAttribute('href')).toBe('/office/offers/offer-1');
  server.answer('guardians', () => ({ streamId: 'guardian-mina', version: 2 }));
  const dialog = await openDialog(user, '書面の同意を記録する');
  await user.type(dialog.getByLabelText(/^確認の記録/), '原本を確認しました。');
  await user.click(dialog.getByRole('button', { name: '書面の同意を記録する' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.payload).toMatchObject({
    type: 'record',
    uid: 'mina',
    scope: 'PROFILE',
    jobId: null,
    offerId: null,
    guardianNo: 2,
    consents: true,
    note: '原本を確認しました。',
  });
});

test('the office asks the guardian of a minor, whom the cast named, and sends the mail again', async () => {
  const { user } = open();
  const dialog = await openDialog(user, '保護者に同意を依頼する');
  await user.type(dialog.getByLabelText(/^保護者のお名前/), '山田 京子');
  await user.selectOptions(dialog.getByLabelText(/^続柄/), 'MOTHER');
  await user.type(dialog.getByLabelText(/^保護者のメールアドレス/), 'kyoko@example.com');
  accepts('guardians', 'guardian-mina', registered, asked(profileMatter));
  await agree(user, '保護者に同意を依頼する');
  expect(server.lastCommand()).toMatchObject({ type: 'registerFor', uid: 'mina', ...guardian });
  await user.click(await screen.findByRole('button', { name: '保護者にもう一度送る' }));
  await answerDialog(user, '保護者にもう一度送る');
  await waitFor(() => expect(server.lastCommand()).toMatchObject({ type: 'askFor', uid: 'mina', scope: 'PROFILE' }));
  expect(screen.getByRole('button', { name: '保護者の宛先を訂正する' })).toBeTruthy();
});

test('a guardian who consented is not asked again', async () => {
  putStream('guardian-mina', registered, asked(profileMatter), given(profileMatter));
  open();
  await screen.findByText(/：同意（メールのリンク、/);
  expect(screen.queryByRole('button', { name: /もう一度送る|訂正/ })).toBeNull();
});

test('the office sees a refusal by the link of the mail', async () => {
  putStream('guardian-mina', registered, asked(), refused());
  open();
  expect(await screen.findByText(/：不同意（メールのリンク、/)).toBeTruthy();
});
