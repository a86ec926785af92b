import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { type AnyEvent, aggregateNamed } from '../../registry.ts';
import { acceptedCommands } from '../../testing/acceptedCommands.ts';
import { uidOf } from '../../testing/contexts.ts';
import { accepted, adminApproved, agreed, approved, cancellationRequested, made, proposed } from '../../testing/offerHistories.ts';
import { deskKinds } from './kinds.ts';
import { works } from './waiting.ts';

const offerAfter = (...events: AnyEvent[]) => works.offer.workOf([fold(aggregateNamed('offer').decider, events)], 'offer-1');

describe('an offer waits for the office', () => {
  test('not before the cast accepts, and not after the approval', () => {
    expect(offerAfter()).toBeNull();
    expect(offerAfter(made)?.waitsIn).toBeNull();
    expect(offerAfter(made, accepted)).toEqual({ waitsIn: 'waiting', clientId: uidOf.client, talentId: uidOf.talent, personId: null });
    expect(offerAfter(made, accepted, adminApproved)?.waitsIn).toBeNull();
  });
  test('with a change that the cast agreed to, and with a cancellation', () => {
    const concluded = [made, accepted, adminApproved, approved];
    expect(offerAfter(...concluded, proposed)?.waitsIn).toBeNull();
    expect(offerAfter(...concluded, proposed, agreed)?.waitsIn).toBe('changes');
    expect(offerAfter(...concluded, cancellationRequested)?.waitsIn).toBe('cancellations');
  });
});

/** A client is in two streams. Each is tested with a registered other one. */
const alone = deskKinds.filter((kind) => kind !== 'client');

test.each(alone)('only listed events change whether %s waits for the office', (kind) => {
  const { decider } = aggregateNamed(kind);
  const unlisted = Object.values(acceptedCommands[kind]).flatMap(({ given, command, context }) => {
    const before = fold(decider, [...given]);
    const events: AnyEvent[] = decider.decide(command, before, context);
    const [from, to] = [before, fold(decider, events, before)].map((state) => works[kind].workOf([state], 'work-1')?.waitsIn ?? null);
    // A new item has no desk yet.
    const begins = given.length === 0;
    return from !== to && !begins && !events.some(({ type }) => works[kind].moves.includes(type)) ? events.map(({ type }) => type) : [];
  });
  expect(unlisted).toEqual([]);
});

describe('a client’s registration', () => {
  const account = (change: object) => ({
    status: 'REGISTERED',
    role: 'client',
    isClientCertificated: false,
    wasCertified: false,
    ...change,
  });
  const client = (change: object) => ({ status: 'REGISTERED', profile: 1, returned: null, ...change });
  const waits = (one: object, other: object) => works.client.workOf([account(one), client(other)], 'client-1')?.waitsIn ?? null;
  test('waits with a profile until it is certified or returned', () => {
    expect(waits({}, {})).toBe('waiting');
    expect(waits({ isClientCertificated: true, wasCertified: true }, {})).toBeNull();
    // Revoked: the office has decided about this client before.
    expect(waits({ wasCertified: true }, {})).toBeNull();
    expect(waits({}, { profile: null })).toBeNull();
    expect(waits({}, { returned: 1 })).toBeNull();
    expect(works.client.workOf([{ status: 'WITHDRAWN' }, client({})], 'client-1')).toBeNull();
  });
});
