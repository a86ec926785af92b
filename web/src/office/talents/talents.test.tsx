import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import * as guardian from '#domain/testing/guardianHistories.ts';
import { talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { castRegistered } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import TalentsScreen from './talentsScreen.tsx';

const registered: AnyEvent = castRegistered();
const { instagram } = talentDetails.sns;
const detailed = {
  type: 'TalentDetailsSaved',
  data: { ...talentDetails, sns: { instagram: instagram && { ...instagram, updatedAt: 1 }, twitter: null, youtube: null, tiktok: null } },
} as AnyEvent;
const consented = [guardian.registered, guardian.given(profileMatter)];
const published: AnyEvent = { type: 'TalentPublished', data: {} };

const open = (...events: AnyEvent[]) => {
  putStream('talent-talent-1', ...events);
  return renderOffice(<TalentsScreen />, '/office/talents/talent-1', '/office/talents/:uid');
};
const stateOf = async () => (await screen.findByText(/に登録$/)).parentElement?.querySelector('span span')?.textContent;
const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;
/** Stores an event for each sent command, as if the server had carried it out. */
const answer = (eventOf: (payload: Readonly<Record<string, unknown>>) => AnyEvent, ...before: AnyEvent[]) =>
  server.answer('talents', (payload) => {
    putStream('talent-talent-1', ...before, eventOf(payload));
    return { streamId: 'talent-talent-1', version: before.length + 1 };
  });

test('a profile to publish is shown whole: photos, group, sizes, PR, SNS and portfolio', async () => {
  const rosterFollowed: AnyEvent = { type: 'TalentRosterFollowed', data: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 } };
  open(registered, detailed, rosterFollowed);
  expect(await factOf('所属グループ')).toBe('第3グループ');
  expect(await factOf('性別')).toBe('女性');
  for (const title of ['自己PR', 'サイズ', 'SNS']) expect(await screen.findByRole('region', { name: title })).toBeDefined();
  expect(screen.getAllByRole('img', { name: /さんの写真/ })).toHaveLength(
    new Set([talentProfile.thumbnail, ...talentProfile.profileImages]).size,
  );
  const video = { mediaType: 'YOUTUBE', url: 'https://www.youtube.com/watch?v=abcdefghijk', size: null } as const;
  putStream('media-media-1', {
    type: 'MediaAdded',
    data: { ownerId: 'talent-1', description: '舞台の記録', orderIndex: 1, ...video, S: null, M: null },
  } as AnyEvent);
  expect(await screen.findByText('舞台の記録')).toBeDefined();
});

test('a profile is hidden without a suspension', async () => {
  const { user } = open(registered, published);
  answer(({ reason }) => ({ type: 'TalentUnpublished', data: { reason: reason as string } }), registered, published);
  await openDialog(user, '非公開にする');
  await agree(user, '非公開にする', '写真の差し替え');
  expect(await stateOf()).toBe('非公開');
  expect(screen.getByRole('button', { name: '公開する' })).toBeDefined();
  expect(server.document('talents/talent-1')).toMatchObject({ isPublished: false, isSuspended: false });
});

test('a profile is returned with a reason from a template and leaves the waiting ones', async () => {
  const { user } = open(registered);
  answer(({ reason }) => ({ type: 'TalentProfileReturned', data: { reason: reason as string } }), registered);
  expect(await stateOf()).toBe('公開待ち');
  const dialog = await openDialog(user, '差し戻す');
  await user.click(dialog.getByRole('button', { name: '差し戻す' }));
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  const chosen = (dialog.getByLabelText('定型文を入れる') as HTMLSelectElement).options[1]?.value ?? '';
  await user.selectOptions(dialog.getByLabelText('定型文を入れる'), chosen);
  await agree(user, '差し戻す', 'よろしくお願いします。');
  expect(server.lastCommand()).toMatchObject({ type: 'returnProfile', reason: `${chosen}よろしくお願いします。` });
  expect(await stateOf()).toBe('差し戻し中');
});

test('the birthday that a minor gave is confirmed with the date on a document', async () => {
  const asked = { type: 'TalentBirthdayAsked', data: { birthday: '1990-02-03' } } as AnyEvent;
  const { user } = open(registered, published, asked);
  const confirmed = { type: 'TalentBirthdayConfirmed', data: { birthday: '1990-02-03', document: 'PASSPORT' } } as AnyEvent;
  answer(() => confirmed, registered, published, asked);
  expect(await stateOf()).toBe('公開待ち');
  const dialog = await openDialog(user, '書類で確認する');
  await user.selectOptions(dialog.getByLabelText(/^確認した書類/), 'PASSPORT');
  await user.type(dialog.getByLabelText(/^生年月日/), '1990-02-03');
  await agree(user, '生年月日を確認した');
  expect(server.lastCommand()).toMatchObject({ type: 'confirmBirthday', birthday: '1990-02-03', document: 'PASSPORT' });
  expect(screen.queryByRole('button', { name: '書類で確認する' })).toBeNull();
});

test('the place in the list is fixed and released again', async () => {
  const { user } = open(registered);
  const place = async (fixed: boolean) => {
    answer(({ viewOrder, isFixedOrder }) => ({ type: 'TalentViewOrderSet', data: { viewOrder, isFixedOrder } }) as AnyEvent, registered);
    const dialog = await openDialog(user, '表示順を変更する');
    if (!fixed) await user.click(dialog.getByRole('checkbox', { name: /この位置に固定する/ }));
    await agree(user, '表示順を変更する');
  };
  await place(true);
  expect(await factOf('表示順')).toBe('500（事務局が指定）');
  await place(false);
  expect(await factOf('表示順')).toBe('500');
  expect(server.sentTo('talents').map(({ isFixedOrder }) => isFixedOrder)).toEqual([true, false]);
});

test.each([
  ['公開する', 'publish', [registered], published, '公開中', false],
  [
    '休止する',
    'suspend',
    [registered, published],
    { type: 'TalentSuspended', data: { reason: '本人から申し出がありました。' } },
    '休止中',
    true,
  ],
] as const)('%s changes the state of a profile', async (label, type, before, after, state, isReasoned) => {
  const { user } = open(...before);
  answer(() => after as AnyEvent, ...before);
  await openDialog(user, label);
  await agree(user, label, isReasoned ? '本人から申し出がありました。' : undefined);
  expect(await stateOf()).toBe(state);
  expect(server.lastCommand()).toMatchObject({ type, uid: 'talent-1' });
});

test('a place in the list can be typed in wide digits', async () => {
  const { user } = open(registered);
  answer(({ viewOrder, isFixedOrder }) => ({ type: 'TalentViewOrderSet', data: { viewOrder, isFixedOrder } }) as AnyEvent, registered);
  const dialog = await openDialog(user, '表示順を変更する');
  await user.clear(dialog.getByLabelText(/^表示順/));
  await user.type(dialog.getByLabelText(/^表示順/), '１２０');
  await agree(user, '表示順を変更する');
  expect(await factOf('表示順')).toBe('120（事務局が指定）');
});

const refuse = (publish: string | null, returnProfile: string | null = null) => server.answer('audit', () => ({ publish, returnProfile }));

test('a minor without the consent of the guardian cannot be published, and the office can ask the guardian or the cast', async () => {
  refuse('guardian-consent-unconfirmed');
  const { user } = open(registered);
  expect(
    await screen.findByText(/保護者の同意が確認できていないため、公開できません。保護者か本人に、確認を依頼してください。/),
  ).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '公開する', description: /保護者の同意/ });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '差し戻す' }).disabled).toBe(false);
  expect((await screen.findAllByRole('button', { name: '保護者に同意を依頼する' })).length).toBeGreaterThan(0);
  const dialog = await openDialog(user, '本人に依頼する');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^内容/).value).toMatch(/保護者の方を登録/);
});

test('the button follows a consent that arrives', async () => {
  refuse('guardian-consent-unconfirmed');
  open(registered);
  await screen.findByText(/保護者の同意が確認できていない/);
  refuse(null);
  putStream('guardian-talent-1', ...consented);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '公開する' }).disabled).toBe(false));
  expect(screen.queryByText(/保護者の同意が確認できていない/)).toBeNull();
});

test('a profile of a suspended account leads to the account', async () => {
  refuse('account-suspended', 'status-conflict');
  open(registered);
  expect((await screen.findByRole('link', { name: 'アカウントを開く' })).getAttribute('href')).toBe('/office/accounts/talent-1');
  for (const name of ['公開する', '差し戻す']) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});
