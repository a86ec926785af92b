import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { asked, given, refused, registered } from '#domain/testing/guardianHistories.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import type { GuardianEvent } from '#domain/work/guardian/guardian.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { postedJob, registeredCast } from '#web/entities/testing/subjects.ts';
import TalentMypageScreen from '#web/features/talent/screens/talentMypageScreen.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import ClientMypageScreen from '../screens/clientMypageScreen.tsx';

atNoon();

const client = { role: 'client', hasClientProfile: true } as const;
const talent = { role: 'talent', hasTalentProfile: true, isTalentSuspended: true } as const;
const putClient = () =>
  putStream(`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } });
const putTalent = () => putStream(`talent-${uidOf.talent}`, registeredCast());

test('a waiting client sees what is checked, since when and how long it takes, and no page to prepare on', async () => {
  putClient();
  signedIn(uidOf.client, { ...client, isWaiting: true });
  shownAt('/client/mypage', <ClientMypageScreen />);
  const current = (await screen.findByText('事務局の確認')).closest('li');
  expect(current?.getAttribute('aria-current')).toBe('step');
  expect(current?.textContent).toContain('登録から3日以内');
  expect(screen.getByText(/会社名、所在地、電話番号/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '会社情報を確認する' }).getAttribute('href')).toBe('/client/mypage/company/edit');
  expect(document.querySelector('a[href^="/client/mypage/jobs"]')).toBeNull();
});

test('a client whose certification was revoked is sent to the office, not to a form', async () => {
  putClient();
  signedIn(uidOf.client, client);
  shownAt('/client/mypage', <ClientMypageScreen />);
  expect((await screen.findByRole('link', { name: '事務局へ問い合わせる' })).getAttribute('href')).toBe('/contact');
  expect(screen.queryByText('事務局の確認')).toBeNull();
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

describe('the own page of a minor who is not published', () => {
  const wait = (...ofGuardian: GuardianEvent[]) => {
    putStream(`talent-${uidOf.talent}`, registeredCast({ birthday: '2011-06-01' }));
    if (ofGuardian.length > 0) putStream(`guardian-${uidOf.talent}`, ...ofGuardian);
    signedIn(uidOf.talent, { ...talent, isWaiting: true });
    shownAt('/talent/mypage', <TalentMypageScreen />);
  };

  test.each([
    ['the guardian is missing', [], '保護者を登録して、確認をお願いする'],
    ['the guardian is not asked', [registered], '保護者に確認をお願いする'],
    ['the guardian refused', [registered, asked(profileMatter), refused(profileMatter)], '保護者の回答を確認する'],
  ])('says what she has to do: %s', async (_, events, act) => {
    wait(...events);
    const tasks = await screen.findAllByRole('link', { name: new RegExp(`^${act}`) });
    expect(new Set(tasks.map((link) => link.getAttribute('href')))).toEqual(new Set(['/talent/settings/guardian']));
    expect(screen.getByRole('heading', { name: /^やることが\d件あります$/ })).toBeTruthy();
    expect(screen.queryByText(/公開を待っています|やることはありません/)).toBeNull();
  });

  test('waits for the guardian, and then for the office', async () => {
    wait(registered, asked(profileMatter));
    await screen.findByText(/^保護者の方の回答を待っています/);
    expect(screen.queryByText(/公開を待っています/)).toBeNull();
    putStream(`guardian-${uidOf.talent}`, registered, asked(profileMatter), given(profileMatter));
    await screen.findByText(/^プロフィールの公開を待っています/);
  });
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
      side === 'talent' ? registeredCast() : { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };
    putStream(`${side}-${uidOf[side]}`, profile, { type, data: { reason } });
    signedIn(uidOf[side], { ...(side === 'talent' ? talent : client), isWaiting: true });
    shownAt(page, screenOf);
    expect(await screen.findByText(new RegExp(reason))).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(form);
  },
);

test.each([true, false])('a cast who was never published sees the matching jobs on the own page (waiting: %s)', async (isWaiting) => {
  putTalent();
  putStream('job-fit', postedJob({ title: '合うお仕事', wantedGender: 0, wantedAgeBands: [] }));
  const other = talentProfile.gender === 1 ? 2 : 1;
  putStream('job-other', postedJob({ title: '合わないお仕事', wantedGender: other }));
  signedIn(uidOf.talent, { ...talent, isWaiting });
  shownAt('/talent/mypage', <TalentMypageScreen />);
  if (isWaiting) expect((await screen.findByRole('link', { name: /合うお仕事/ })).getAttribute('href')).toBe('/talent/jobs/fit');
  else await screen.findByText(/現在公開されていません/);
  expect(screen.queryByText('合わないお仕事')).toBeNull();
  expect(document.querySelector('a[href="/talent/jobs"]')).toBeNull();
});
