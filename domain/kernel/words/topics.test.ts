import { describe, expect, test } from 'vitest';
import { mailKinds, ownMailKinds, topicOf } from '../../talk/mail/mailWords.ts';
import { notificationKinds } from '../../talk/notification/kinds.ts';
import { choicesOf, chosenTopics, mailChoiceOf, topicNames, topics } from './topics.ts';

/**
 * Mails that state terms, conclude, change or force-close a deal, or protect an account. Written
 * out, so that a change is visible.
 */
const neverOff = [
  ...(['Offer', 'Entry'] as const).flatMap((deal) =>
    ['Approved', 'FeeChanged', 'ScheduleChanged', 'TermsChanged', 'ChangeProposed', 'ChangeAgreed', 'ChangeDeclined']
      .concat(['ChangeAdminDisapproved', 'CancellationRequested', 'CancellationWithdrawn', 'CancellationDismissed'])
      .concat(['CancellationSettled', 'ForceClosed', 'AnsweredOnBehalf', 'ProxyDisputed', 'ProxySettled'])
      .map((event) => `${deal}${event}`),
  ),
  ...['OfferMade', 'OfferCounterProposed', 'OfferCounterDeclined'],
  ...['Reported', 'Answered', 'Reminded', 'Decided'].map((event) => `Settlement${event}`),
  ...ownMailKinds,
];

describe('the topics', () => {
  test('that can be switched off contain no mail that the law or the deal requires', () => {
    const mailed = [...mailKinds, ...ownMailKinds];
    expect(mailed.filter((kind) => choicesOf(topicOf(kind)).length === 0).sort()).toEqual(neverOff.sort());
  });
  test('without all three choices have a reason', () => {
    for (const name of topicNames) if (choicesOf(name).length < 3) expect(topics[name].note).toBeTruthy();
  });
  test('each have a notification or mail; saved searches have their own mail', () =>
    expect(new Set([...[...notificationKinds, ...mailKinds].map(topicOf), 'searches'])).toEqual(new Set(topicNames)));
});

test('mails arrive each at once by default, and always if nothing else can be chosen', () => {
  for (const name of topicNames) expect(mailChoiceOf(name)).toBe('each');
  const off = Object.fromEntries(topicNames.map((name) => [name, 'off']));
  expect(topicNames.filter((name) => mailChoiceOf(name, off) === 'off')).toEqual(chosenTopics);
});
