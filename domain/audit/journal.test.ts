import { expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '../registry.ts';
import { acceptedCommands } from '../testing/acceptedCommands.ts';
import { dealKinds } from '../testing/dealKinds.ts';
import { historyWords } from '../words/historyWords.ts';
import { actOf, isLook, officeActs, officeTypes } from './journal.ts';

/** What the commands record that a member of the office may send. */
const recordedByOffice = Object.entries(acceptedCommands).flatMap(([name, commands]) =>
  Object.values(commands).flatMap(({ given, command, context }) => {
    if (context.actor.role !== 'office') return [];
    const { decider } = aggregateNamed(name as AggregateName);
    return (decider.decide(command, fold(decider, given), context) as AnyEvent[]).map(({ type }) => type);
  }),
);

/** What follows an answer that the office gives on the cast's behalf. */
const onBehalf = dealKinds.map(({ table }) => table.noteProxy?.event ?? '');

/** The same command records the one or the other, by what the guardian says. */
const otherAnswers = ['GuardianConsentRefused'];
/**
 * Follows in the same commit from the approval of a change, or from a payment, which is the act.
 */
const consequences = ['OfferTermsChanged', 'EntryTermsChanged', 'InvoicePaid'];

test('every act that a member of the office may do can be looked for', () => {
  const acts = new Set([...recordedByOffice, ...otherAnswers, ...onBehalf].filter((type) => !consequences.includes(type)));
  expect([...acts].sort()).toEqual([...officeTypes].sort());
});

test('an act has one name for offers and entries, and the same words', () => {
  expect(actOf('OfferAdminApproved')).toBe(actOf('EntryAdminApproved'));
  const words = Map.groupBy(officeTypes, actOf);
  for (const types of words.values()) expect(new Set(types.map((type) => historyWords[type])).size, types.join()).toBe(1);
  expect(officeActs).toHaveLength(words.size);
});

test('of all acts only looking at a history is a look', () => expect(officeActs.filter(isLook)).toEqual(['AuditHistoryRead']));
