import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { type Decider, fold, type Role } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { AnyEnvelope } from '../../registry.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import * as entries from '../../testing/entryHistories.ts';
import { worlds } from '../../testing/envelopes.ts';
import * as offers from '../../testing/offerHistories.ts';
import { entry } from '../entry/entry.ts';
import type { EntryEvent } from '../entry/events.ts';
import type { OfferEvent } from '../offer/events.ts';
import { offer } from '../offer/offer.ts';

type Command = { readonly type: string };
type Event = OfferEvent | EntryEvent;

/** A closed deal of each kind, with its bill in each status, and every command. */
const kinds = [
  {
    name: 'offer',
    decider: offer.decider as unknown as Decider<unknown, Command, Event>,
    closed: offers.histories.IS_CLOSED as readonly Event[],
    bills: [[], [offers.billClaimed], [offers.billIgnored]],
    commands: Object.values(offers.commands) as readonly Command[],
  },
  {
    name: 'entry',
    decider: entry.decider as unknown as Decider<unknown, Command, Event>,
    closed: entries.histories.IS_CLOSED as readonly Event[],
    bills: [[], [entries.billClaimed], [entries.billIgnored]],
    commands: Object.values(entries.commands) as readonly Command[],
  },
];
const roles: readonly (Role | null)[] = ['client', 'talent', 'office', 'system', null];
const moments = [NOON, NOON + 29 * DAY, NOON + 40 * DAY];

const decided = (decide: () => Event[]): Event[] => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

test.each(kinds)('no command changes the fee of a closed $name, claimed or not: only the bill changes', (kind) => {
  const { decider, closed, bills, commands } = kind;
  const cases = bills.flatMap((bill) => commands.flatMap((command) => roles.map((role) => ({ bill, command, role }))));
  let moved = 0;
  for (const { bill, command, role } of cases)
    for (const now of moments) {
      const state = fold(decider, [...closed, ...bill]);
      const events = decided(() => decider.decide(command, state, by(role, now)));
      for (const { type } of events) expect(`${command.type}: ${type}`).toMatch(/Bill(Claimed|Ignored|Reopened)$/);
      moved += events.length;
    }
  expect(moved).toBeGreaterThan(0);
});

const isDeal = ({ type }: AnyEnvelope) => /^(Offer|Entry)/.test(type);
const feeIn = ({ data }: AnyEnvelope) => (data as { fee?: number }).fee;

test('the closing event has the agreed fee of any history, and no later event has another fee', () =>
  fc.assert(
    fc.property(worlds, (streams) => {
      for (const stream of streams.filter(([first]) => first && isDeal(first))) {
        const fees = stream.map((event) => ({ type: event.type, fee: feeIn(event) })).filter(({ fee }) => fee !== undefined);
        const at = fees.findIndex(({ type }) => type === 'OfferClosed' || type === 'EntryClosed');
        if (at < 0) continue;
        expect(at).toBe(fees.length - 1);
        expect(fees[at]?.fee).toBe(fees[at - 1]?.fee);
      }
    }),
    { numRuns: runs(60) },
  ));
