import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

const { talentProfileDone: ProfileDone, clientCompanyDone: CompanyDone } = (await import('./doneScreens.tsx')).doneScreens;

/** As the form leaves the page: with a state. */
const after = (router: ReturnType<typeof shownAt>) => act(() => router.navigate(router.state.location.pathname, { state: {} }));

test.each([
  [false, '変更した内容は、クライアントの画面にも表示されます。'],
  [true, '事務局の確認が済んで公開されると、クライアントの画面に表示されます。'],
])('a changed profile says whether others see it (unpublished: %s)', async (isTalentSuspended, next) => {
  signedIn('hana', { role: 'talent', hasTalentProfile: true, isTalentSuspended });
  await after(shownAt('/talent/mypage/profile/done', <ProfileDone />));
  expect(screen.getByText(next)).toBeTruthy();
});

test.each([
  [true, '変更した内容は、キャストの画面にも表示されます。'],
  [false, '事務局が内容を確認します。認証が完了すると、すべての機能をご利用いただけます。確認の状況は、マイページでご覧いただけます。'],
])('a changed company says whether others see it (certified: %s)', async (isClientCertificated, next) => {
  signedIn('ken', { role: 'client', hasClientProfile: true, isClientCertificated });
  await after(shownAt('/client/mypage/company/done', <CompanyDone />));
  expect(screen.getByText(next)).toBeTruthy();
});

test('a minor continues to the guardian’s page', async () => {
  signedIn('mina', { role: 'talent', hasTalentProfile: true, isTalentSuspended: true });
  const router = shownAt('/talent/mypage/profile/done', <ProfileDone />);
  await act(() => router.navigate('/talent/mypage/profile/done', { state: { isNew: true, isMinor: true } }));
  expect(screen.getByRole('link', { name: '保護者の同意へ進む' }).getAttribute('href')).toBe('/talent/settings/guardian');
});
