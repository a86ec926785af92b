import { describe, expect, test } from 'vitest';
import { mailKinds, ownMailKinds } from '../mail/mailWords.ts';
import { notificationKinds } from './kinds.ts';
import { topicOf } from './topicOf.ts';
import { choicesOf, chosenTopics, mailChoiceOf, topicNames, topics } from './topics.ts';

/**
 * The mails that state terms, conclude a deal, change it, end it by the office, or keep an account
 * safe: written out, so that a change is seen.
 */
const neverOff = [
  ...(['Offer', 'Entry'] as const).flatMap((deal) =>
    ['Approved', 'FeeChanged', 'ScheduleChanged', 'TermsChanged', 'ChangeProposed', 'ChangeAgreed', 'ChangeDeclined']
      .concat(['ChangeAdminDisapproved', 'CancellationRequested', 'CancellationWithdrawn', 'CancellationDismissed'])
      .concat(['CancellationSettled', 'ForceClosed', 'AnsweredOnBehalf', 'ProxyDisputed', 'ProxySettled'])
      .map((event) => `${deal}${event}`),
  ),
  'OfferMade',
  ...ownMailKinds,
];

describe('the topics', () => {
  test('that can be turned off hold no mail that the law or the deal needs', () => {
    const mailed = [...mailKinds, ...ownMailKinds];
    expect(mailed.filter((kind) => choicesOf(topicOf(kind)).length === 0).sort()).toEqual(neverOff.sort());
  });
  test('without all three choices say why', () => {
    for (const name of topicNames) if (choicesOf(name).length < 3) expect(topics[name].note).toBeTruthy();
  });
  test('each have something to tell; saved searches have a mail of their own', () =>
    expect(new Set([...[...notificationKinds, ...mailKinds].map(topicOf), 'searches'])).toEqual(new Set(topicNames)));
});

test('mails come at once until something else is chosen, and always where nothing can be', () => {
  for (const name of topicNames) expect(mailChoiceOf(name)).toBe('each');
  const off = Object.fromEntries(topicNames.map((name) => [name, 'off']));
  expect(topicNames.filter((name) => mailChoiceOf(name, off) === 'off')).toEqual(chosenTopics);
});
