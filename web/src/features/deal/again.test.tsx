import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { firstOfPair, parties } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { OwnStageOfJob } from '#web/entities/deal/ownStage.tsx';
import { asCertifiedClient, postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, putDeal } from '#web/testing/dealPage.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt, whenRead } from '#web/testing/shownAt.tsx';
import OfferFormScreen from './screens/offerFormScreen.tsx';

atNoon();

const { jobId, talentId } = parties;
const form = `/client/talents/${talentId}/offer`;
const AGAIN = 'もう一度オファーする';

/** The same events of a deal that follows another. */
const following = (previous: string, [first, ...others]: readonly AnyEvent[], earlierDeals = 1): AnyEvent[] => [
  { ...first, data: { ...first?.data, previous, earlierDeals } } as AnyEvent,
  ...others,
];
/** An offer with a sheet, and a fee (yen) of its own, that the cast refused. */
const [, ...refusal] = histories.IS_REFUSED;
const refused: readonly AnyEvent[] = [
  { ...made, data: { ...made.data, fee: 44_000, ...storedSheet(termsSheet), ...firstOfPair } } as AnyEvent,
  ...(refusal as AnyEvent[]),
];

const putJob = (...more: readonly AnyEvent[]) => putStream(`job-${jobId}`, postedJob(), ...more);
const closeJob = () => putJob({ type: 'JobClosed', data: { clientId: uidOf.client } });

beforeEach(() => {
  server.putAll({});
  putJob();
});

describe('the page of a deal that ended without a conclusion', () => {
  test.each(['offer', 'entry'] as const)('offers its client to ask or offer again (%s)', async (kind) => {
    putDeal(kind, ...(kind === 'offer' ? refused : entryHistories.IS_REFUSED));
    dealPage(kind, 'client');
    const link = await screen.findByRole('link', { name: AGAIN });
    expect(link.getAttribute('href')).toBe(`${form}?kind=offer&job=${jobId}`);
    expect(screen.getByRole('link', { name: 'もう一度問い合わせる' }).getAttribute('href')).toBe(`${form}?job=${jobId}`);
  });

  test.each([
    ['to the cast', 'talent', putJob],
    ['once the job is closed', 'client', closeJob],
  ] as const)('offers nothing %s', async (_, side, put) => {
    putDeal('offer', ...refused);
    put();
    dealPage('offer', side);
    await whenRead();
    expect(screen.queryByRole('link', { name: AGAIN })).toBeNull();
  });

  test('says when the client has offered often enough', async () => {
    putDeal('offer', ...following('offer-d0', refused, businessRules.offersAgainMax));
    dealPage('offer', 'client');
    await screen.findByText(errorMessages['offer-again-limit']);
    expect(screen.queryByRole('link', { name: AGAIN })).toBeNull();
  });

  test.each([
    ['open', histories.IN_PROGRESS],
    ['ended', refused],
  ] as const)('leads to the deal that followed (%s)', async (_, events) => {
    putDeal('offer', ...refused);
    putStream('offer-d2', ...following('offer-d1', events));
    dealPage('offer', 'client');
    const link = await screen.findByRole('link', { name: '新しいやり取りを見る' });
    expect(link.getAttribute('href')).toBe('/client/mypage/offers/d2');
    expect(screen.queryByRole('link', { name: AGAIN })).toBeNull();
  });
});

test.each(['client', 'talent'] as const)('the %s reads how the deal before ended, with a link to it', async (side) => {
  putStream('offer-d0', ...refused);
  putDeal('offer', ...following('offer-d0', histories.IN_PROGRESS));
  dealPage('offer', side);
  const link = await screen.findByRole('link', { name: /^オファー（.+ 不成立）$/ });
  expect(link.getAttribute('href')).toBe(`/${side}/mypage/offers/d0`);
});

test('the office reads how the deal before ended, also an entry', async () => {
  putStream('entry-e0', ...entryHistories.IS_REFUSED);
  putStream('offer-d1', ...following('entry-e0', histories.IS_ACCEPTED));
  appAt('office', '/office/offers/d1');
  const link = await screen.findByRole('link', { name: /^エントリー（.+）$/ });
  expect(link.getAttribute('href')).toBe('/office/entries/e0?tab=recent');
});

describe('the form', () => {
  const open = (search = '') => {
    putStream(`talent-${talentId}`, ...publishedCast());
    asCertifiedClient();
    shownAt(`${form}${search}`, <OfferFormScreen />, '/client/talents/:talentId/offer');
  };
  const typedIn = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

  test('has the terms of the deal before, and names it', async () => {
    putStream('offer-d0', ...refused);
    server.answer('offers', () => {
      putStream('offer-d1', ...following('offer-d0', histories.IN_PROGRESS));
      return { streamId: 'offer-d1', version: 1 };
    });
    open(`?kind=offer&job=${jobId}`);
    await screen.findByLabelText(/^業務の内容/);
    expect([typedIn(/^お仕事/), typedIn(/^報酬（税抜）/), typedIn(/^業務の内容/)]).toEqual([jobId, '44,000', termsSheet.content]);
    screen.getByRole('button', { name: '入力内容を確認する' }).click();
    (await screen.findByRole('button', { name: /のオファーを送る$/ })).click();
    await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'makeOffer', previous: 'offer-d0', fee: 44_000 } }]));
  });

  test('does not begin with such a job by chance, and says how the deal before ended', async () => {
    putStream('offer-d0', ...refused);
    open();
    const option = await screen.findByRole('option', { name: `${posting.title}（前回：不成立）` });
    expect((option as HTMLOptionElement).disabled).toBe(false);
    expect(typedIn(/^お仕事/)).toBe('');
  });
});

test('the board shows the newest deal of a cast only', async () => {
  putStream('offer-d0', ...refused);
  putStream('offer-d1', ...following('offer-d0', refused));
  appAt('client', `/client/mypage/jobs/${jobId}?tab=ended`);
  const ended = within(await screen.findByRole('region', { name: /^終了/ }));
  await waitFor(() => expect(ended.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  expect(ended.getByRole('link').getAttribute('href')).toBe('/client/mypage/offers/d1');
});

test('the cast’s own chip on a job is about the newest deal', async () => {
  putStream('offer-d0', ...refused);
  putStream('offer-d1', ...following('offer-d0', histories.IN_PROGRESS));
  signedIn(uidOf.talent, { role: 'talent' });
  const workDates = { startsAt: posting.startsAt, endsAt: posting.endsAt, sheet: null };
  shownAt('/', <OwnStageOfJob job={{ id: jobId, ...workDates }} />);
  await screen.findByText('オファーあり');
});
