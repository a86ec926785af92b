// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties as enteredBy } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { posting, publishedTalent, talentProfile } from '#domain/testing/profiles.ts';
import { entries } from '#projections/deal/entries.ts';
import { jobs } from '#projections/job/jobs.ts';
import { talents } from '#projections/talent/talents.ts';
import { project } from '#projections/testing/project.ts';
import { stored } from '#web/testing/fakeReads.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/reads.ts', () => import('#web/testing/fakeReads.ts'));
vi.mock('#web/shared/data/readPages.ts', () => import('#web/testing/fakeReads.ts'));

const { default: OfferFormScreen } = await import('../screens/offerFormScreen.tsx');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const jobNamed = (id: string, title: string) =>
  project([jobs], envelopes(`job-${id}`, { type: 'JobPosted', data: { clientId: uidOf.client, ...posting, title } }));

const open = () => {
  signedIn(uidOf.client, { role: 'client', hasClientProfile: true, isClientCertificated: true });
  stored({
    ...project(
      [talents],
      envelopes(
        `talent-${uidOf.talent}`,
        { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: publishedTalent.viewOrder } },
        { type: 'TalentPublished', data: {} },
      ),
    ),
    ...jobNamed(enteredBy.jobId, 'エントリーのあるお仕事'),
    ...jobNamed('job-free', '新しいお仕事'),
    ...project([entries], envelopes('entry-e1', ...entryHistories.IS_ADMIN_APPROVED)),
  });
  return shownAt(`/client/talents/${uidOf.talent}/offer`, <OfferFormScreen />, '/client/talents/:talentId/offer');
};

test('a job with an entry of the cast cannot be chosen, says why, and leads to the entry', async () => {
  open();
  const taken = screen.getByRole('option', { name: 'エントリーのあるお仕事（エントリーあり）' }) as HTMLOptionElement;
  expect(taken.disabled).toBe(true);
  expect((screen.getByRole('option', { name: '新しいお仕事' }) as HTMLOptionElement).disabled).toBe(false);
  const way = await screen.findByRole('link', { name: 'エントリーのあるお仕事（エントリーあり）' });
  expect(way.getAttribute('href')).toBe('/client/mypage/entries/e1');
});

test('back on the confirmation leads to the form, with everything typed', async () => {
  const user = userEvent.setup();
  const router = open();
  await user.selectOptions(screen.getByLabelText(/^お仕事/), 'job-free');
  await user.type(screen.getByLabelText(/^メッセージ/), 'ご相談です。');
  await user.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  await screen.findByRole('button', { name: 'この内容で問い合わせる' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect((screen.getByLabelText(/^メッセージ/) as HTMLTextAreaElement).value).toBe('ご相談です。'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
