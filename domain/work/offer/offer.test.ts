import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { talent } from '../../people/talent/talent.ts';
import { by, DAY, HOUR, NOON, uidOf } from '../../testing/contexts.ts';
import { asked, parties, terms, unsaid } from '../../testing/dealSamples.ts';
import { adminApproved, commands, histories, made } from '../../testing/offerHistories.ts';
import { posting, talentProfile } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { job } from '../job/job.ts';
import { assertCanOffer } from './assertCanOffer.ts';
import type { OfferEvent } from './events.ts';
import { decider, offer } from './offer.ts';

const story = scenario(decider);
const { accept, continueInquiry, inquire, makeOffer } = commands;

describe('accept', () => {
  test('by another talent is refused', () => story.given(made).when(accept, by('talent', NOON, 'talent-2'), 'permission-denied'));
  test('after the client cancelled is refused', () => story.given(...histories.IS_CANCELED).when(accept, by('talent'), 'status-conflict'));
});

describe('the reason of a refusal', () => {
  const waiting = story.given(made);
  const refused = (said: object): OfferEvent => ({ type: 'OfferRefused', data: { ...unsaid, ...said } });
  test('is one of the list, a text, both, or missing', () => {
    for (const said of [
      { reasonCode: 'FEE' },
      { reason: '稽古があるため' },
      { reasonCode: 'OTHER', reason: '稽古があるため' },
      {},
    ] as const)
      waiting.when({ type: 'refuse', ...said }, by('talent'), [refused(said)]);
  });
  test('needs a text if it is none of the list', () =>
    waiting.when({ type: 'refuse', reasonCode: 'OTHER' }, by('talent'), 'invalid-argument', ['reason']));
  test('is one of the list of the act', () => {
    const parsed = (type: string, reasonCode: string) => offer.command.safeParse({ type, reasonCode }).success;
    expect([parsed('refuse', 'PLACE'), parsed('refuse', 'MISTAKE'), parsed('cancel', 'MISTAKE')]).toEqual([true, false, true]);
  });
});

describe('an inquiry', () => {
  test('about another job under the same id is refused', () =>
    story.given(...histories.IN_INQUIRY).when({ ...inquire, jobId: 'job-2' }, by('client'), 'status-conflict'));
  test('does not become an offer to another talent', () =>
    story.given(...histories.IN_INQUIRY).when({ ...continueInquiry, talentId: 'talent-2' }, by('client'), 'status-conflict'));
  test('of another client cannot become an offer of this one', () =>
    story.given(...histories.IN_INQUIRY).when(continueInquiry, by('client', NOON, 'client-2'), 'permission-denied'));
});

describe('an offer', () => {
  test('has the words of the client, or none', () => {
    const { message: _, ...silent } = makeOffer;
    story.given().when(makeOffer, by('client'), [made]);
    story.given().when(silent, by('client'), [{ ...made, data: { ...made.data, message: null } } as OfferEvent]);
  });
  test('again names the deal before, and how many there were', () => {
    const again = { previous: 'entry-1', earlierDeals: 2 };
    story.given().when({ ...makeOffer, ...again }, by('client'), [{ ...made, data: { ...made.data, ...again } } as OfferEvent]);
    const [asked] = histories.IN_INQUIRY;
    story.given().when({ ...inquire, ...again }, by('client'), [{ ...asked, data: { ...asked.data, ...again } } as OfferEvent]);
    const parsed = (previous: string) => offer.command.safeParse({ ...makeOffer, previous }).success;
    expect(['offer-1', 'entry-1', 'job-1', '1'].map(parsed)).toEqual([true, true, false, false]);
  });
  test('a second time with another fee is refused', () =>
    story.given(made).when({ ...makeOffer, fee: 50_000 }, by('client'), 'status-conflict'));
  test('that ends at the current time is refused, with an error at the field', () =>
    story.given().when({ ...makeOffer, scheduleToClose: NOON }, by('client'), 'schedule-in-past', ['scheduleToClose']));
  test('ends at most two years ahead', () => {
    const tooFar = { ...makeOffer, scheduleToClose: NOON + 730 * DAY + 1 };
    story.given().when(tooFar, by('client'), 'schedule-too-far', ['scheduleToClose']);
    const events: OfferEvent[] = decider.decide({ ...makeOffer, scheduleToClose: NOON + 730 * DAY }, { status: 'NONE' }, by('client'));
    expect(events).toHaveLength(1);
  });
});

describe('changes of terms', () => {
  test('of a fee', () =>
    story
      .given(made)
      .when(commands.changeFee, by('client'), [
        { type: 'OfferFeeChanged', data: { ...parties, previousFee: terms.fee, fee: 45_000, ...asked } },
      ]));
  test('to the same fee give no event', () => story.given(made).when({ type: 'changeFee', fee: terms.fee }, by('client'), []));
  test('to the same end give no event', () =>
    story.given(made).when({ type: 'changeSchedule', scheduleToClose: terms.scheduleToClose }, by('client'), []));
  test('of another client’s deal are refused', () =>
    story.given(made).when(commands.changeFee, by('client', NOON, 'client-2'), 'permission-denied'));
  test('to an end in the past are refused', () =>
    story.given(made).when({ type: 'changeSchedule', scheduleToClose: NOON }, by('client'), 'schedule-in-past'));
  test('after the end are refused, even before the task closed the deal', () => {
    const late = by('client', terms.scheduleToClose);
    story.given(...histories.IS_APPROVED).when(commands.changeFee, late, 'deadline-passed');
    story.given(...histories.IS_APPROVED).when(commands.changeSchedule, late, 'deadline-passed');
  });
  test('of an accepted deal do not prevent the office’s approval', () => {
    const late = by('office', terms.scheduleToClose);
    story.given(...histories.IS_ACCEPTED).when(commands.adminApprove, late, 'schedule-passed');
    const asked = fold(
      decider,
      decider.decide(commands.changeSchedule, fold(decider, histories.IS_ACCEPTED), { ...late, ...by('client') }),
      fold(decider, histories.IS_ACCEPTED),
    );
    const longer = fold(decider, decider.decide(commands.agreeChange, asked, by('talent', NOON + HOUR)), asked);
    expect(decider.decide({ ...commands.adminApprove, termsNo: 2 }, longer, late)).toHaveLength(1);
  });
});

describe('which talent a client may ask about which job', () => {
  const open = fold(job.decider, [{ type: 'JobPosted', data: { clientId: uidOf.client, ...posting } }]);
  const ended = fold(job.decider, [{ type: 'JobClosed', data: { clientId: uidOf.client } }], open);
  const hidden = fold(talent.decider, [{ type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } }]);
  const shown = fold(talent.decider, [{ type: 'TalentPublished', data: {} }], hidden);
  const answer = (...args: Parameters<typeof assertCanOffer>) => refusalOf(() => assertCanOffer(...args))?.code;
  test.each([
    ['a published cast about an open job of one’s own', open, shown, uidOf.client, undefined],
    ['a cast that is not published', open, hidden, uidOf.client, 'talent-unavailable'],
    ['a cast that is not suspended, but not published either', open, { ...shown, isPublished: false }, uidOf.client, 'talent-unavailable'],
    ['a cast that is published, but suspended', open, { ...shown, isSuspended: true }, uidOf.client, 'talent-unavailable'],
    ['nobody', open, talent.decider.initial, uidOf.client, 'talent-unavailable'],
    ['about a job that ended', ended, shown, uidOf.client, 'job-ended'],
    ['about another client’s job', open, shown, 'client-2', 'permission-denied'],
    ['about no job', job.decider.initial, shown, uidOf.client, 'not-found'],
  ] as const)('%s', (_, jobState, talentState, clientId, code) => expect(answer(jobState, talentState, clientId)).toBe(code));
});

test('an approval by the office asks the client, who has a week from then', () => {
  const [event] = decider.decide(commands.adminApprove, fold(decider, histories.IS_ACCEPTED), by('office', NOON + 3 * DAY));
  expect(event).toEqual({
    ...adminApproved,
    data: { ...parties, termsNo: 1, feeUpTo: null, askedAt: NOON + 3 * DAY, answerDue: NOON + 10 * DAY, remindAt: NOON + 8 * DAY },
  });
});

describe('the answer to an inquiry', () => {
  const [inquired] = histories.IN_INQUIRY;
  const { remindInquiry, refuseInquiry } = commands;
  const answerInquiry: typeof commands.answerInquiry = {
    ...commands.answerInquiry,
    canCome: 'SOME_DAYS',
    freeDays: ['2026-12-15', '2026-12-14'],
  };
  const decided = (command: typeof commands.answerInquiry, ...history: OfferEvent[]) =>
    decider.decide(command, fold(decider, history), by('talent')) as OfferEvent[];
  const given = decided(answerInquiry, inquired);
  const asked = story.given(inquired);

  test('once; another one takes its place, and the inquiry goes on', () => {
    expect(given).toMatchObject([{ type: 'OfferInquiryAnswered', data: { freeDays: ['2026-12-14', '2026-12-15'], feeFrom: 40_000 } }]);
    story.given(inquired, ...given).when(answerInquiry, by('talent'), []);
    expect(decided({ ...answerInquiry, feeFrom: 45_000 }, inquired, ...given)).toHaveLength(1);
    expect(fold(decider, [inquired, ...given])).toMatchObject({ status: 'IN_INQUIRY', answer: 'GIVEN' });
    for (const command of [continueInquiry, refuseInquiry])
      expect(
        decider.decide(command, fold(decider, [inquired, ...given]), by(command.type === 'refuseInquiry' ? 'talent' : 'client')),
      ).toHaveLength(1);
  });
  test('ends the reminders', () => {
    const due = NOON + 3 * DAY;
    expect(offer.deadlines?.(fold(decider, [inquired]))).toEqual([{ kind: 'remindInquiry', dueAt: due }]);
    expect(offer.deadlines?.(fold(decider, [inquired, ...given]))).toEqual([]);
    story.given(inquired, ...given).when(remindInquiry, by('system', due), []);
  });
  test('names days only if the cast can come on some, and none that is over', () => {
    const without = decided({ ...answerInquiry, canCome: 'YES' }, inquired);
    expect(without[0]?.data).toMatchObject({ canCome: 'YES', freeDays: [] });
    for (const freeDays of [[], ['2026-11-19']]) asked.when({ ...answerInquiry, freeDays }, by('talent'), 'invalid-argument', ['freeDays']);
  });
  test('has a range of fees in order, and words where it depends on conditions', () => {
    asked.when({ ...answerInquiry, feeFrom: 55_001 }, by('talent'), 'invalid-argument', ['feeTo']);
    asked.when({ ...answerInquiry, canCome: 'CONDITIONS', answerText: '' }, by('talent'), 'invalid-argument', ['answerText']);
    expect(decided({ ...answerInquiry, feeFrom: null, feeTo: null, answerText: '' }, inquired)).toHaveLength(1);
  });
  test('is for the cast alone, before there is an offer', () => {
    asked.when(answerInquiry, by('client'), 'permission-denied');
    story.given(made).when(answerInquiry, by('talent'), 'status-conflict');
  });
});
