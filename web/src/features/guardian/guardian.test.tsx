import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { asked, given, guardian, offered, refused, registered } from '#domain/testing/guardianHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { jobMatter, postingShown, profileMatter } from '#domain/work/guardian/matter.ts';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { guardians } from '#projections/guardian/guardians.ts';
import { talentPrivate } from '#projections/talent/talentPrivate.ts';
import { project } from '#projections/testing/project.ts';
import { registeredCast } from '#web/entities/testing/subjects.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';

const user = userEvent.setup();

const sent: unknown[] = [];
const asGuest = vi.fn<(callable: string, request: Readonly<Record<string, unknown>>) => Promise<unknown>>();
vi.mock('#web/shared/data/commands/askAsGuest.ts', () => ({ askAsGuest: asGuest }));
vi.mock('#web/shared/data/commands/sendCommand.ts', () => ({
  sendCommand: async (callable: string, { commandId: _, ...payload }: Record<string, unknown>) => {
    sent.push({ callable, ...payload });
    return { streamId: 'guardian-mina', version: 1 };
  },
}));
vi.mock('#web/shared/data/commands/waitForVersion.ts', () => ({ waitForVersion: async () => 'visible' }));

const { default: DealConsent } = await import('./components/dealConsent.tsx');
const { default: TalentGuardianScreen } = await import('./screens/talentGuardianScreen.tsx');
const { default: GuardianScreen } = await import('./screens/guardianScreen.tsx');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  signedIn('mina', { role: 'talent', hasTalentProfile: true });
});
afterEach(() => {
  sent.length = 0;
  asGuest.mockReset();
});

const minors = '2011-06-07';
const profileSubject = { scope: profileMatter.scope, jobId: profileMatter.jobId, offerId: profileMatter.offerId };
const known = (birthday: string, ...events: AnyEvent[]) =>
  server.putAll({
    ...project([talentPrivate], envelopes('talent-mina', registeredCast({ birthday }))),
    ...project([guardians], envelopes('guardian-mina', ...events)),
  });
const onMissing = vi.fn();
const showConsent = async (matter = offered) => {
  shownAt(
    '/talent/mypage/offers/offer-1',
    <Suspense>
      <DealConsent matter={matter} act="オファーを承諾する" onMissing={onMissing} />
    </Suspense>,
  );
  await whenRead();
};

test('an adult sees nothing about a guardian at a deal', async () => {
  known('1998-04-12');
  await showConsent();
  expect(screen.queryByRole('region', { name: '保護者の同意' })).toBeNull();
});

test('a minor without a guardian is sent to the registration', async () => {
  known(minors);
  await showConsent();
  expect(await screen.findByText('保護者がまだ登録されていません。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '保護者を登録する' }).getAttribute('href')).toBe('/talent/settings/guardian');
});

test('a minor asks the guardian for a deal with its terms', async () => {
  known(minors, registered);
  await showConsent();
  await userEvent.setup().click(screen.getByRole('button', { name: '保護者に確認をお願いする' }));
  await waitFor(() => expect(sent).toEqual([{ callable: 'guardians', type: 'ask', scope: 'OFFER', jobId: 'job-1', offerId: 'offer-1' }]));
});

test.each([
  ['waits for the answer', [asked()], offered, /保護者の回答をお待ちください/, true],
  ['the guardian consents', [asked(), given()], offered, /保護者の同意を確認しました/, false],
  ['the guardian refuses', [asked(), refused()], offered, /「同意しない」と回答しました/, true],
  ['the fee has changed since', [asked(), given()], { ...offered, fee: 30_000 }, /条件が変わりました/, true],
  [
    'the sheet has changed since',
    [asked(), given()],
    { ...offered, termsVersion: 'terms-2', termsPrint: null },
    /条件が変わりました/,
    true,
  ],
  ['the link has expired', [asked(offered, 'hash-1', NOON - businessRules.guardianLinkPeriod)], offered, /回答の期限を過ぎました/, true],
  ['another matter', [asked(), given()], jobMatter('job-1', postingShown(posting), null), /まだ保護者に/, true],
])('%s: the minor sees the state', async (_, events, matter, words, mayAsk) => {
  known(minors, registered, ...events);
  await showConsent(matter);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /保護者に確認をお願いする/ }) !== null).toBe(mayAsk);
  // The act is offered as soon as the guardian consents.
  expect(onMissing).toHaveBeenLastCalledWith(words.source !== /保護者の同意を確認しました/.source);
});

test('the settings register a guardian and mask the address afterwards', async () => {
  known(minors);
  shownAt('/talent/settings/guardian', <TalentGuardianScreen />);
  await whenRead();
  await user.click(screen.getByRole('button', { name: '保護者を登録して、確認のメールを送る' }));
  await waitFor(() => expect(screen.getByLabelText(/^保護者のお名前/).getAttribute('aria-invalid')).toBe('true'));
  await user.type(screen.getByLabelText(/^保護者のお名前/), guardian.name);
  await user.selectOptions(screen.getByLabelText(/^続柄/), guardian.relation);
  await user.type(screen.getByLabelText(/^保護者のメールアドレス/), guardian.email);
  await user.click(screen.getByRole('button', { name: '保護者を登録して、確認のメールを送る' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { type: 'register', ...guardian },
      { type: 'ask', ...profileSubject },
    ]),
  );
  cleanup();
  known(minors, registered);
  shownAt('/talent/settings/guardian', <TalentGuardianScreen />);
  await whenRead();
  expect(screen.getByText('k***@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '別の保護者に変更する' }));
  expect(screen.getByText(/これまでの同意はすべて無効になり/)).toBeTruthy();
});

test('an adult needs no guardian', async () => {
  known('1998-04-12');
  shownAt('/talent/settings/guardian', <TalentGuardianScreen />);
  await whenRead();
  expect(screen.getByText('保護者の同意は必要ありません')).toBeTruthy();
});

const question: GuardianQuestion = {
  scope: 'OFFER',
  fee: 40_000,
  scheduleToClose: NOON + DAY,
  castName: '鈴木 みな',
  introduction: null,
  jobTitle: '企業紹介映像の出演者募集',
  clientName: '株式会社あおぞら映像',
  description: '撮影です。',
  startsAt: NOON,
  endsAt: NOON + DAY,
  expiresAt: NOON + DAY,
  isGiven: null,
  terms: [
    { label: '内容', value: 'お菓子の広告のスチール撮影' },
    { label: '報酬（税抜）', value: '¥40,000' },
  ],
};
const openLink = () => shownAt('/guardian?cast=mina&code=secret', <GuardianScreen />);

test('a guardian sees the question, consents, and can withdraw the consent', async () => {
  asGuest
    .mockResolvedValueOnce(question)
    .mockResolvedValueOnce({ ...question, isGiven: true })
    .mockResolvedValueOnce({ ...question, isGiven: false });
  openLink();
  for (const words of ['鈴木 みな', '企業紹介映像の出演者募集', '株式会社あおぞら映像', 'お菓子の広告のスチール撮影', '¥40,000'])
    expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '同意する' }));
  expect(await screen.findByText(/「同意する」と回答しました/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '同意を取り消す' }));
  expect(await screen.findByText(/「同意しない」と回答しました/)).toBeTruthy();
  expect(asGuest.mock.calls.map(([, { commandId: _, ...request }]) => request)).toEqual([
    { type: 'look', uid: 'mina', code: 'secret' },
    { type: 'answer', uid: 'mina', code: 'secret', consents: true },
    { type: 'answer', uid: 'mina', code: 'secret', consents: false },
  ]);
});

test('a guardian cannot consent to terms that have changed since', async () => {
  asGuest.mockResolvedValueOnce({ ...question, terms: null });
  openLink();
  expect(await screen.findByText(/条件が変わったため/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '同意する' })).toBeNull();
  expect(screen.getByRole('button', { name: '同意しない' })).toBeTruthy();
});

test('a guardian sees which fields of a profile are public', async () => {
  asGuest.mockResolvedValueOnce({
    ...question,
    ...profileMatter,
    terms: [],
    introduction: '舞台が好きです。',
    jobTitle: null,
    clientName: null,
  });
  openLink();
  expect(await screen.findByText(/^公開されないもの：生年月日/)).toBeTruthy();
  expect(screen.getByText('舞台が好きです。')).toBeTruthy();
});

test('a used link says what to do', async () => {
  asGuest.mockRejectedValueOnce(new CommandError('guardian-link-expired', errorMessages['guardian-link-expired']));
  openLink();
  expect(await screen.findByText(errorMessages['guardian-link-expired'])).toBeTruthy();
  cleanup();
  shownAt('/guardian', <GuardianScreen />);
  expect(screen.getByText('メールに記載されたリンクを、もう一度開いてください。')).toBeTruthy();
});
