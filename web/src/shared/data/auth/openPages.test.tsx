import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { entries } from '#projections/deal/entries.ts';
import { offers } from '#projections/deal/offers.ts';
import { waiting } from '#projections/inbox/inbox.ts';
import { project } from '#projections/testing/project.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';

const { TopBar } = await import('#web/app/layouts/frameLayout.tsx');
const { routes } = await import('#web/routing/routes.ts');
const { default: ClientMypageScreen } = await import('#web/features/client/screens/clientMypageScreen.tsx');
const { default: DealListScreen } = await import('#web/features/deal/screens/dealListScreen.tsx');
const { TalentSettingsScreen } = await import('#web/features/account/screens/settingsScreens.tsx');
const { default: BookmarksScreen } = await import('#web/features/job/screens/bookmarksScreen.tsx');
const { opensTo } = await import('./openPages.ts');
const { currentSession } = await import('#web/shared/data/auth/session.ts');

const unpublished = () => signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true, isTalentSuspended: true });
const uncertified = () => signedIn(uidOf.client, { role: 'client', hasClientProfile: true });
const certified = () => signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isClientCertificated: true });

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const refused = () => {
  const session = currentSession();
  return session.kind === 'loading' ? [] : addresses().filter((address) => !address.startsWith('?') && !opensTo(session, address));
};
const frameOf = (name: string) => {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return <TopBar route={route} />;
};

test.each([
  ['エントリー一覧', () => <DealListScreen kind="entry" side="talent" />],
  ['ブックマーク', () => <BookmarksScreen />],
])('an unpublished cast has no link to a refused page on an empty page: %s', async (_, page) => {
  unpublished();
  shownAt('/talent/mypage', page());
  await whenRead();
  expect(screen.getByRole('link', { name: 'マイページを見る' })).toBeTruthy();
  expect(refused()).toEqual([]);
});

test('an uncertified client has the settings on the own page, no bell, and no link to a refused page', async () => {
  uncertified();
  shownAt(
    '/client/mypage',
    <>
      {frameOf('clientMypage')}
      <ClientMypageScreen />
    </>,
  );
  await whenRead();
  expect(screen.queryByRole('link', { name: /お知らせ/ })).toBeNull();
  for (const to of ['/client/mypage/company/edit', '/password/edit', '/mail/edit', '/destination/edit', '/withdrawal', '/terms/legal'])
    expect(addresses()).toContain(to);
  expect(refused()).toEqual([]);
});

test('a client who waits for the office has no link to a refused page', async () => {
  signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isWaiting: true });
  shownAt(
    '/client/mypage',
    <>
      {frameOf('clientMypage')}
      <ClientMypageScreen />
    </>,
  );
  await whenRead();
  expect(refused()).toEqual([]);
});

test('a certified client has the bell', () => {
  certified();
  shownAt('/client/mypage', frameOf('clientMypage'));
  expect(addresses()).toContain('/client/notification');
});

test('the settings link to the operator’s documents', async () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  shownAt('/talent/settings', <TalentSettingsScreen />);
  await whenRead();
  for (const name of ['運営会社', '利用規約', 'プライバシーポリシー', '特定商取引法に基づく表記'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

const awaiting = () =>
  server.putAll(
    project(
      [offers, entries, waiting],
      [
        ...envelopes('offer-o1', ...histories.IS_ADMIN_APPROVED),
        ...envelopes('entry-e1', ...entryHistories.IS_ADMIN_APPROVED),
        ...envelopes('entry-e2', ...entryHistories.IS_DECIDING),
      ],
    ),
  );

test.each([
  ['オファー', () => <DealListScreen kind="offer" side="client" />],
  ['エントリー', () => <DealListScreen kind="entry" side="client" />],
])('offers and entries link to each other: %s', async (here, page) => {
  certified();
  awaiting();
  shownAt('/client/mypage', page());
  await whenRead();
  const tabs = [screen.getByRole('link', { name: /^オファー ?1 ?件$/ }), screen.getByRole('link', { name: /^エントリー ?2 ?件$/ })];
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/client/mypage/offers', '/client/mypage/entries']);
  expect(tabs.find((tab) => tab.getAttribute('aria-current'))?.textContent).toContain(here);
});
