import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories, inquired, made } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { offerMessage } from '#domain/work/offer/commands.ts';
import { masterList } from '#projections/content/masters.ts';
import { entries } from '#projections/deal/entries.ts';
import { offers } from '#projections/deal/offers.ts';
import { jobs } from '#projections/job/jobs.ts';
import { project } from '#projections/testing/project.ts';
import { postedJob } from '#web/entities/testing/subjects.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';

const { default: ChangeScreen } = await import('./changeScreen.tsx');
const { default: DealScreen } = await import('./dealScreen.tsx');

const [medium] = posting.media;

test.each([
  ['talent', `/talent/jobs/${parties.jobId}`],
  ['client', `/client/mypage/jobs/${parties.jobId}`],
] as const)("the %s sees the job on the offer's page, with a link to it", async (side, place) => {
  signedIn(uidOf[side], { role: side });
  server.putAll({
    ...project([offers], envelopes('offer-o1', ...histories.IN_PROGRESS)),
    ...project([jobs], envelopes(`job-${parties.jobId}`, postedJob())),
    ...project(
      [masterList],
      envelopes(
        `master-media_${medium}`,
        { type: 'MasterAdded', data: { kind: 'media', name: '配信動画', orderIndex: 1 } },
        { type: 'MasterRetired', data: { kind: 'media' } },
      ),
    ),
  });
  shownAt('/offers/o1', <DealScreen kind="offer" side={side} />, '/offers/:offerId');
  const job = within(await screen.findByRole('region', { name: 'お仕事の内容' }));
  await whenRead();
  for (const term of ['日時', '場所', '使用媒体']) expect(job.getByText(term)).toBeTruthy();
  expect(job.getByText(posting.description)).toBeTruthy();
  // The office has retired this choice; the agreed terms keep its name.
  expect(job.getByText('配信動画')).toBeTruthy();
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href') === place)).toHaveLength(2);
});

test.each(['talent', 'client'] as const)('the %s sees each term once on the page of an offer with a sheet', async (side) => {
  const [made] = histories.IN_PROGRESS;
  signedIn(uidOf[side], { role: side });
  server.putAll({
    ...project([offers], envelopes('offer-o1', { ...made, data: { ...made?.data, ...storedSheet(termsSheet) } } as typeof made)),
    ...project([jobs], envelopes(`job-${parties.jobId}`, postedJob())),
  });
  shownAt('/offers/o1', <DealScreen kind="offer" side={side} />, '/offers/:offerId');
  const sheet = within(await screen.findByRole('region', { name: '条件書（第1版）' }));
  await whenRead();
  // Day, place and use are at the top of the cast's page, too.
  for (const term of ['終了日', '業務の内容']) expect(screen.getAllByText(term)).toHaveLength(1);
  expect(sheet.getAllByText('場所')).toHaveLength(1);
  // How the sum adds up is in its own box.
  expect(sheet.getAllByText('報酬（税抜）')).toHaveLength(1);
  expect(sheet.queryByText(/^消費税/)).toBeNull();
  screen.getByRole('region', { name: side === 'client' ? /^お支払いの合計（税込）/ : /^振り込まれる額/ });
  expect(screen.getAllByText(/第1版/)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'お仕事の内容' })).toBeNull();
});

test.each(['talent', 'client'] as const)('the %s reads the words with an offer and those of the inquiry; a cast first', async (side) => {
  signedIn(uidOf[side], { role: side });
  server.putAll(project([offers], envelopes('offer-o1', inquired, made)));
  shownAt('/offers/o1', <DealScreen kind="offer" side={side} />, '/offers/:offerId');
  const text = await screen.findByText(offerMessage);
  expect(screen.getByText('オファーのメッセージ')).toBeTruthy();
  expect(text.compareDocumentPosition(screen.getByText('ご相談です。'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const course = await screen.findByRole('region', { name: '全体の流れ' });
  const place = text.compareDocumentPosition(course);
  expect(place).toBe(side === 'talent' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
});

test.each([
  ['offer', 'client', 'オファーが見つかりません', '送ったオファーへ', '/client/mypage/offers'],
  ['offer', 'talent', 'オファーが見つかりません', '届いたオファーへ', '/talent/mypage/offers'],
  ['entry', 'client', 'エントリーが見つかりません', '届いたエントリーへ', '/client/mypage/entries'],
  ['entry', 'talent', 'エントリーが見つかりません', 'エントリー一覧へ', '/talent/mypage/entries'],
] as const)('for an %s that the %s does not have, the page links to the list', async (kind, side, title, back, list) => {
  signedIn(uidOf[side], { role: side });
  server.putAll({});
  shownAt('/deals/d1', <DealScreen kind={kind} side={side} />, `/deals/:${kind}Id`);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(list);
});

test.each([
  ['offer', 'fee'],
  ['offer', 'schedule'],
  ['entry', 'fee'],
  ['entry', 'schedule'],
] as const)('an %s that is over cannot be changed', async (kind, changed) => {
  signedIn(uidOf.client, { role: 'client' });
  server.putAll({
    ...project([offers], envelopes('offer-d1', ...histories.IS_CLOSED)),
    ...project([entries], envelopes('entry-d1', ...entryHistories.IS_CLOSED)),
  });
  shownAt('/deals/d1', <ChangeScreen kind={kind} changed={changed} />, `/deals/:${kind}Id`);
  expect(await screen.findByText(kind === 'offer' ? 'このオファーは変更できません' : 'このエントリーは変更できません')).toBeTruthy();
});

test.each((['client', 'talent'] as const).flatMap((side) => (['offer', 'entry'] as const).map((kind) => [side, kind] as const)))(
  'the %s reads why the office denied the %s',
  async (side, kind) => {
    const [of, by] = kind === 'offer' ? [histories, offers] : [entryHistories, entries];
    const events = of.IS_ADMIN_DISAPPROVED;
    const reason = (events.at(-1) as { data: { reason: string } } | undefined)?.data.reason ?? '';
    expect(reason).not.toBe('');
    signedIn(uidOf[side], { role: side });
    server.putAll(project([by], envelopes(`${kind}-d1`, ...events)));
    shownAt('/deals/d1', <DealScreen kind={kind} side={side} />, `/deals/:${kind}Id`);
    expect((await screen.findAllByText(new RegExp(reason))).length).toBeGreaterThan(0);
  },
);
