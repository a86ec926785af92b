// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import JobAddScreen from '../../job/screens/jobAddScreen.tsx';
import JobListScreen from '../../job/screens/jobListScreen.tsx';
import TalentMypageScreen from '../../talent/screens/talentMypageScreen.tsx';
import ClientMypageScreen from '../screens/clientMypageScreen.tsx';

atNoon();

const client = { role: 'client', hasClientProfile: true } as const;
const talent = { role: 'talent', hasTalentProfile: true, isTalentSuspended: true } as const;
const putClient = () =>
  putStream(`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } });
const putTalent = () =>
  putStream(`talent-${uidOf.talent}`, { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } });

test('a waiting client sees why and since when, and can prepare a job', async () => {
  putClient();
  putStream('job-d', { type: 'JobDraftSaved', data: { clientId: uidOf.client, ...posting, sheet: null } });
  signedIn(uidOf.client, { ...client, isWaiting: true });
  shownAt('/client/mypage', <ClientMypageScreen />);
  const current = await screen.findByText('事務局の確認');
  expect(current.closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('link', { name: 'お仕事の内容を準備する' }).getAttribute('href')).toBe('/client/mypage/jobs/add');
  expect(await screen.findByText(posting.title)).toBeTruthy();
});

test('a client whose certification was revoked is sent to the office, not to a form', async () => {
  putClient();
  signedIn(uidOf.client, client);
  shownAt('/client/mypage', <ClientMypageScreen />);
  expect((await screen.findByRole('link', { name: '事務局へ問い合わせる' })).getAttribute('href')).toBe('/contact');
  expect(screen.queryByText('お仕事の内容を準備する')).toBeNull();
});

test('a waiting client’s job form offers the draft and the preview, but no copy of an earlier job', async () => {
  signedIn(uidOf.client, { ...client, isWaiting: true });
  shownAt('/client/mypage/jobs/add?step=4', <JobAddScreen />, '/client/mypage/jobs/add');
  expect(await screen.findByText(/認証の前でも、内容を書いて下書きに保存できます。/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'キャストへの見え方を確認する' })).toBeTruthy();
  expect(screen.queryByText('以前のお仕事をもとに書く')).toBeNull();
});

test.each([
  [true, /公開を待っています/],
  [false, /現在公開されていません/],
])('the own page of a hidden cast says why it is hidden (waiting: %s)', async (isWaiting, notice) => {
  putTalent();
  signedIn(uidOf.talent, { ...talent, isWaiting });
  shownAt('/talent/mypage', <TalentMypageScreen />);
  expect(await screen.findByText(notice)).toBeTruthy();
});

test.each([
  ['talent', '/talent/mypage', <TalentMypageScreen key="talent" />, 'プロフィールを修正する', '/talent/mypage/profile/edit_01'],
  ['client', '/client/mypage', <ClientMypageScreen key="client" />, '会社情報を修正する', '/client/mypage/company/edit'],
] as const)(
  'a user with a returned registration sees the reason and a link to the form (%s)',
  async (side, page, screenOf, label, form) => {
    const reason = '所在地を確認できませんでした。';
    const type = side === 'talent' ? 'TalentProfileReturned' : 'ClientProfileReturned';
    const profile: AnyEvent =
      side === 'talent'
        ? { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } }
        : { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };
    putStream(`${side}-${uidOf[side]}`, profile, { type, data: { reason } });
    signedIn(uidOf[side], { ...(side === 'talent' ? talent : client), isWaiting: true });
    shownAt(page, screenOf);
    expect(await screen.findByText(new RegExp(reason))).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(form);
  },
);

test('a waiting cast sees above the jobs that entries are possible later', () => {
  signedIn(uidOf.talent, { ...talent, isWaiting: true });
  shownAt('/talent/jobs', <JobListScreen />);
  expect(screen.getByText(/エントリーは、公開のあとにできます。/)).toBeTruthy();
});
