import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { personalPaths } from '../../kernel/eventDefinition.ts';
import { type AnyEvent, definitionOf } from '../../registry.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { onBehalf } from '../../testing/dealSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { entryAnswers, proxyAnswers } from './fields.ts';
import { approvesOwnAnswer } from './proxy.ts';
import { answersOnBehalf, type Row } from './row.ts';

const typesOf = (events: readonly AnyEvent[]) => events.map(({ type }) => type.replace(/^(Offer|Entry)/, ''));
const office = (now = NOON + HOUR) => by('office', now, 'office-2');
/** The statuses and proposals in which the office can answer for the cast. */
const questions = dealKinds.flatMap((kind) =>
  Object.entries(kind.table).flatMap(([answer, row]) =>
    row.onBehalf ? row.from.map((status) => ({ kind, name: kind.name, answer, status, row })) : [],
  ),
);

const answersProposal = ({ moves }: Row): boolean => moves?.part === 'proposal' && moves.from.includes('OPEN');

test('the office may give exactly the answers in the tables', () => {
  const named = (kind: string) => [...new Set(questions.filter(({ name }) => name === kind).map(({ answer }) => answer))].sort();
  expect([named('offer'), named('entry')]).toEqual([[...proxyAnswers].sort(), [...entryAnswers].sort()]);
});

test('the note is personal', () => expect(definitionOf('OfferAnsweredOnBehalf').personalPaths).toEqual(['note']));

describe.each(questions)('$answer of the $name in $status', ({ kind, answer, status, row }) => {
  const { decider } = kind.aggregate;
  const history = [...(kind.histories[status] ?? []), ...(answersProposal(row) ? kind.proposals.OPEN : [])];
  const given = (...more: readonly AnyEvent[]) => scenario(decider).given(...history, ...more);
  const own = kind.commands[answer] as object;
  const proxied = { ...own, onBehalf };
  const decided = (command: unknown, state: unknown, context = office()) => decider.decide(command, state, context) as AnyEvent[];

  test('by the office gives the cast’s event, with how and when it was received', () => {
    const state = fold(decider, history);
    const events = decided(proxied, state);
    const [first, ...rest] = decided(own, state, by('talent', NOON + HOUR));
    expect(events[0]).toEqual(first);
    expect(events.filter(({ type }) => !type.endsWith('AnsweredOnBehalf'))).toEqual([first, ...rest]);
    expect(events.find(({ type }) => type.endsWith('AnsweredOnBehalf'))?.data).toMatchObject({
      ...onBehalf,
      proxyAnswer: answer,
      proxyBy: 'office-2',
      proxyDue: NOON + HOUR + businessRules.proxyDisputePeriod,
    });
  });
  test('twice has no effect', () => {
    const after = decided(proxied, fold(decider, history));
    // After an agreement there may be nothing left to agree to.
    given(...after).when(proxied, office(), []);
  });
  test('without how it was received is refused', () => given().when(own, office(), 'permission-denied'));
  test('with how it was received is refused for the cast and the client', () => {
    given().when(proxied, by('talent'), 'permission-denied');
    given().when(proxied, by('client'), 'permission-denied');
  });
  test('by a member who is a side of the deal is refused', () =>
    given().when(proxied, by('office', NOON + HOUR, 'client-1'), 'permission-denied'));
  test('is received between the question and now', () => {
    for (const heardAt of [NOON + HOUR + 1, NOON - 1])
      given().when({ ...own, onBehalf: { ...onBehalf, heardAt } }, office(), 'invalid-argument', ['onBehalf.heardAt']);
    for (const heardAt of [NOON + HOUR, NOON])
      expect(decided({ ...own, onBehalf: { ...onBehalf, heardAt } }, fold(decider, history)).length).toBeGreaterThan(1);
  });
  test('can be disputed by its cast for 72 hours, once', () => {
    const after = decided(proxied, fold(decider, history));
    const due = NOON + HOUR + businessRules.proxyDisputePeriod;
    const dispute = kind.commands.disputeProxy;
    const disputed = decided(dispute, fold(decider, [...history, ...after]), by('talent', due - 1));
    expect(typesOf(disputed)).toEqual(['ProxyDisputed']);
    given(...after).when(dispute, by('talent', due), 'deadline-passed');
    given(...after, ...disputed).when(dispute, by('talent', due - 1), []);
    given(...after).when(dispute, by('talent', NOON + HOUR, 'talent-2'), 'permission-denied');
  });
  test('by the cast cannot be disputed', () => {
    const after = decided(own, fold(decider, history), by('talent', NOON + HOUR));
    given(...after).when(kind.commands.disputeProxy, by('talent', NOON + HOUR), 'status-conflict');
  });
});

const [offer, entry] = dealKinds;
const decide = (kind: (typeof dealKinds)[number], command: unknown, history: readonly AnyEvent[], context = office()) =>
  kind.aggregate.decider.decide(command, fold(kind.aggregate.decider, history), context) as AnyEvent[];
const followed = (
  kind: (typeof dealKinds)[number],
  history: readonly AnyEvent[],
  ...steps: readonly (readonly [unknown, ReturnType<typeof by>])[]
) => {
  const log = [...history];
  for (const [command, context] of steps) log.push(...decide(kind, command, log, context));
  return log;
};
const send = (kind: (typeof dealKinds)[number], type: string, more: object = {}) => ({ ...kind.commands[type], ...more });
const dispute = [send(offer, 'disputeProxy'), by('talent', NOON + 2 * HOUR)] as const;
const undo = (kind: (typeof dealKinds)[number]) => send(kind, 'settleProxy', { outcome: 'UNDONE' });
const agree = (kind: (typeof dealKinds)[number]) => [send(kind, 'agreeChange', { onBehalf }), office()] as const;

describe('while a dispute is open', () => {
  const accepted = followed(offer, offer.histories.IN_PROGRESS ?? [], [send(offer, 'accept', { onBehalf }), office()]);
  const disputed = followed(offer, accepted, dispute);
  const concluded = [...(offer.histories.IS_APPROVED ?? []), ...offer.proxies.DISPUTED];

  test('nobody approves, and the deal does not close', () => {
    scenario(offer.aggregate.decider)
      .given(...disputed)
      .when(send(offer, 'adminApprove'), office(), 'proxy-disputed');
    scenario(offer.aggregate.decider)
      .given(...(offer.histories.IS_ADMIN_APPROVED ?? []), ...offer.proxies.DISPUTED)
      .when(send(offer, 'approve'), by('client'), 'proxy-disputed');
    for (const kind of dealKinds) {
      const held = [...(kind.histories.IS_APPROVED ?? []), ...kind.proposals.AGREED, ...kind.proxies.DISPUTED];
      scenario(kind.aggregate.decider)
        .given(...held)
        .when(send(kind, 'adminApproveChange'), office(), 'proxy-disputed');
    }
    scenario(entry.aggregate.decider)
      .given(...(entry.histories.IS_DECIDING ?? []), ...entry.proxies.DISPUTED)
      .when(send(entry, 'approve'), by('client'), 'proxy-disputed');
    const dues = (history: readonly AnyEvent[]) =>
      offer.aggregate.deadlines?.(fold(offer.aggregate.decider, history) as never).map(({ kind }) => kind);
    expect(dues(concluded)).not.toContain('close');
    expect(dues([...(offer.histories.IS_APPROVED ?? []), ...offer.proxies.SETTLED])).toContain('close');
  });
  test('the office gives no further answer', () =>
    scenario(offer.aggregate.decider)
      .given(...(offer.histories.IS_APPROVED ?? []), ...offer.proposals.OPEN, ...offer.proxies.DISPUTED)
      .when(send(offer, 'agreeChange', { onBehalf }), office(), 'proxy-disputed'));
  test('the deal continues after a settlement that keeps the answer', () => {
    const kept = followed(offer, disputed, [send(offer, 'settleProxy'), office()]);
    expect(typesOf(decide(offer, send(offer, 'adminApprove'), kept))).toEqual(['AdminApproved']);
    scenario(offer.aggregate.decider)
      .given(...kept)
      .when(send(offer, 'settleProxy'), office(), []);
    scenario(offer.aggregate.decider)
      .given(...kept)
      .when(undo(offer), office(), 'status-conflict');
  });
  test('an undone acceptance force-closes the deal, finally', () => {
    expect(typesOf(decide(offer, undo(offer), disputed))).toEqual(['ProxySettled', 'ForceClosed']);
    const undone = followed(offer, disputed, [undo(offer), office()]);
    expect(fold(offer.aggregate.decider, undone)).toMatchObject({ status: 'IS_ADMIN_CLOSED', bill: 'NONE' });
    expect(decide(offer, undo(offer), undone)).toEqual([]);
    scenario(offer.aggregate.decider)
      .given(...undone)
      .when(send(offer, 'settleProxy', { outcome: 'KEPT' }), office(), 'status-conflict');
  });
  test('a cancelled deal is settled first', () =>
    scenario(offer.aggregate.decider)
      .given(...concluded, ...offer.cancellations.ASKED)
      .when(send(offer, 'settleProxy'), office(), 'cancellation-pending'));
});

describe('an undone answer to a change', () => {
  test.each(dealKinds)('of the $name: an open agreement ends, and the terms stay', (kind) => {
    const history = followed(kind, [...(kind.histories.IS_APPROVED ?? []), ...kind.proposals.OPEN], agree(kind), dispute);
    expect(typesOf(decide(kind, undo(kind), history))).toEqual(['ProxySettled', 'ChangeLapsed']);
  });
  test.each(dealKinds)('of the $name: terms in force end the deal', (kind) => {
    const approve = [send(kind, 'adminApproveChange'), by('office', NOON + HOUR)] as const;
    const history = followed(kind, [...(kind.histories.IS_APPROVED ?? []), ...kind.proposals.OPEN], agree(kind), approve, dispute);
    expect(typesOf(decide(kind, undo(kind), history))).toEqual(['ProxySettled', 'ForceClosed']);
  });
  test('of an offer before the approval: its terms are in force at once, so the deal ends', () => {
    const history = followed(offer, [...(offer.histories.IS_ACCEPTED ?? []), ...offer.proposals.OPEN], agree(offer), dispute);
    expect(typesOf(decide(offer, undo(offer), history))).toEqual(['ProxySettled', 'ForceClosed']);
  });
  test.each(dealKinds)('of the $name: a refusal changed nothing, so there is no event', (kind) => {
    const decline = [send(kind, 'declineChange', { onBehalf }), office()] as const;
    const history = followed(kind, [...(kind.histories.IS_APPROVED ?? []), ...kind.proposals.OPEN], decline, dispute);
    expect(typesOf(decide(kind, undo(kind), history))).toEqual(['ProxySettled']);
  });
  test('ends the deal if an earlier acceptance for the cast could still be disputed', () => {
    const open = followed(offer, offer.histories.IN_PROGRESS ?? [], [send(offer, 'accept', { onBehalf }), office()]);
    const decline = (now: number) => [send(offer, 'declineChange', { onBehalf: { ...onBehalf, heardAt: now } }), office(now)] as const;
    const proposed = (now: number) => [send(offer, 'proposeChange'), by('client', now)] as const;
    const asked = (now: number) => followed(offer, open, proposed(now), decline(now), [dispute[0], by('talent', now)]);
    expect(typesOf(decide(offer, undo(offer), asked(NOON + DAY)))).toEqual(['ProxySettled', 'ForceClosed']);
    expect(typesOf(decide(offer, undo(offer), asked(NOON + 4 * DAY)))).toEqual(['ProxySettled']);
  });
});

test('the deal knows who answered for the cast', () => {
  const state = fold(offer.aggregate.decider, [...(offer.histories.IS_ACCEPTED ?? []), ...offer.proxies.OPEN]) as object;
  expect(['office-2', 'office-1'].map((uid) => approvesOwnAnswer(state, uid))).toEqual([true, false]);
});

test.each(dealKinds)('the $name knows each member who answered, also after a colleague did', ({ aggregate, histories, proxies }) => {
  const [answered] = proxies.OPEN as [AnyEvent];
  const again = { ...answered, data: { ...answered.data, proxyBy: 'office-3', heardAt: NOON + 1 } } as AnyEvent;
  const state = fold(aggregate.decider, [...(histories.IS_APPROVED ?? []), answered, again]) as object;
  expect(['office-2', 'office-3', 'office-1'].map((uid) => approvesOwnAnswer(state, uid))).toEqual([true, true, false]);
});

test('the office sees exactly the answers that the decider accepts', () => {
  for (const { kind, name, answer, status, row } of questions) {
    const change = answersProposal(row);
    const facts = { status, answerDue: NOON + 7 * DAY, scheduleToClose: NOON + 30 * DAY, billStatus: null, cancellation: null };
    const deal = {
      ...facts,
      calledOffBy: null,
      proposal: change ? { stage: 'OPEN', due: NOON + 3 * DAY } : null,
      proposalNo: 0,
      proxy: null,
    };
    expect(answersOnBehalf(kind.table, { ...deal, proxyStage: null }, NOON), `${name} ${answer}`).toContain(answer);
    expect(answersOnBehalf(kind.table, { ...deal, proxyStage: 'DISPUTED' }, NOON)).toEqual([]);
    expect(answersOnBehalf(kind.table, { ...deal, proxyStage: null }, NOON + 30 * DAY)).toEqual(
      status === 'IN_INQUIRY' ? ['answerInquiry', 'refuseInquiry'] : [],
    );
  }
});

test('all events of one commit concern the same people, because a commit has one key', () => {
  const accepted = followed(offer, offer.histories.IN_PROGRESS ?? [], [send(offer, 'accept', { onBehalf }), office()]);
  const commits = [
    [offer, decide(offer, undo(offer), followed(offer, accepted, dispute))],
    ...dealKinds.map((kind) => {
      const asked = [...(kind.histories.IS_APPROVED ?? []), ...kind.proposals.OPEN];
      return [kind, decide(kind, send(kind, 'declineChange', { onBehalf, reason: '日程が合いません' }), asked)] as const;
    }),
  ] as const;
  for (const [kind, events] of commits) {
    const personal = events.filter(({ type }) => personalPaths(definitionOf(type).schema).length > 0);
    expect(personal.length).toBeGreaterThan(1);
    expect(new Set(personal.map((event) => JSON.stringify(kind.aggregate.subject('deal-1', event as never)))).size).toBe(1);
  }
});
