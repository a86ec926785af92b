import { expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '../../registry.ts';
import { historyWords } from '../../talk/words/historyWords.ts';
import { acceptedCommands } from '../../testing/acceptedCommands.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { actOf, isLook } from './journal.ts';
import { officeActs, officeTypes } from './officeTypes.ts';

const recordedByOffice = Object.entries(acceptedCommands).flatMap(([name, commands]) =>
  Object.values(commands).flatMap(({ given, command, context }) => {
    if (context.actor.role !== 'office') return [];
    const { decider } = aggregateNamed(name as AggregateName);
    return (decider.decide(command, fold(decider, given), context) as AnyEvent[]).map(({ type }) => type);
  }),
);

/** The events after an answer that the office gives for the cast. */
const onBehalf = dealKinds.map(({ table }) => table.noteProxy?.event ?? '');

/** One command gives one of two events, depending on the guardian's answer. */
const otherAnswers = ['GuardianConsentRefused'];
/** These follow in the same commit as the act: an approval, a payment, a decision, a release. */
const consequences = ['OfferTermsChanged', 'EntryTermsChanged', 'InvoicePaid', 'SettlementFixed', 'HoldChallengeEnded'];

test('every act of the office is in the journal', () => {
  const acts = new Set([...recordedByOffice, ...otherAnswers, ...onBehalf].filter((type) => !consequences.includes(type)));
  expect([...acts].sort()).toEqual([...officeTypes].sort());
});

test('an act has one name and one text for offers and entries', () => {
  expect(actOf('OfferAdminApproved')).toBe(actOf('EntryAdminApproved'));
  const words = Map.groupBy(officeTypes, actOf);
  for (const types of words.values()) expect(new Set(types.map((type) => historyWords[type])).size, types.join()).toBe(1);
  expect(officeActs).toHaveLength(words.size);
});

test('only reading a history counts as a look', () => expect(officeActs.filter(isLook)).toEqual(['AuditHistoryRead']));
