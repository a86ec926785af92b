import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { AnyEvent } from '../../registry.ts';
import { attemptsOf } from '../../testing/arbitraries.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { type DealKind, dealKinds } from '../../testing/dealKinds.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { termsSheet } from '../../testing/sheets.ts';

const [offers, entries] = dealKinds as unknown as [DealKind, DealKind];
const cut = { type: 'changeFee', fee: 1 };
const because = { reason: '撮影が半日になるため' };

describe.each(dealKinds)('agreed terms of an $name', ({ aggregate, histories, commands, proposals }) => {
  const { decider } = aggregate;
  const given = (...more: readonly AnyEvent[]) => scenario(decider).given(...(histories.IS_APPROVED ?? []), ...more);
  const held = (...more: readonly AnyEvent[]): unknown => fold(decider, [...(histories.IS_APPROVED ?? []), ...more]);
  const typesOf = (events: unknown) => (events as AnyEvent[]).map(({ type }) => type.replace(/^(Offer|Entry)/, ''));

  test('are not lowered by the client alone: that needs a proposal, with a reason', () => {
    given().when(cut, by('client'), 'invalid-argument', ['reason']);
    const events = decider.decide({ ...cut, ...because }, held(), by('client')) as AnyEvent[];
    expect(typesOf(events)).toEqual(['ChangeProposed']);
    expect(fold(decider, events, held())).toMatchObject({ fee: 40_000, proposal: 'OPEN', proposed: { fee: 1 } });
  });
  test('are raised at once', () => {
    for (const raise of [
      { type: 'changeFee', fee: 50_000 },
      { type: 'proposeChange', fee: 50_000, ...because },
    ])
      expect(typesOf(decider.decide(raise, held(), by('client')))).toEqual(['FeeChanged']);
  });
  test('that a proposal raises are raised once', () => {
    const raise = { type: 'proposeChange', fee: 50_000, ...because };
    given(...(decider.decide(raise, held(), by('client')) as AnyEvent[])).when(raise, by('client'), []);
  });
  test('change as proposed when the cast and the office have agreed', () => {
    const events = decider.decide(commands.adminApproveChange, held(...proposals.AGREED), by('office')) as AnyEvent[];
    expect(typesOf(events)).toEqual(['ChangeAdminApproved', 'TermsChanged']);
    expect(fold(decider, events, held(...proposals.AGREED))).toMatchObject({ fee: 35_000, termsNo: 2, proposal: 'TAKEN' });
  });
  test.each(['declineChange', 'withdrawChange', 'lapseChange'] as const)('stay unchanged after %s', (type) => {
    const sender = { declineChange: 'talent', withdrawChange: 'client', lapseChange: 'system' } as const;
    const before = held(...proposals.OPEN);
    const events = decider.decide(
      commands[type],
      before,
      by(sender[type], NOON + 3 * DAY - (type === 'lapseChange' ? 0 : 1)),
    ) as AnyEvent[];
    const left = fold(decider, events, before) as Record<string, unknown>;
    const { fee, scheduleToClose, sheet, termsNo } = held() as Record<string, unknown>;
    expect(left).toMatchObject({ fee, scheduleToClose, sheet, termsNo, proposal: 'NONE' });
  });
  test('are not changed by a consent to another proposal', () =>
    given(...proposals.OPEN).when({ type: 'agreeChange', proposalNo: 2 }, by('talent'), 'terms-changed'));
  test('are changed by a consent within the period only', () => {
    const due = NOON + 3 * DAY;
    expect(decider.decide(commands.agreeChange, held(...proposals.OPEN), by('talent', due - 1))).toHaveLength(1);
    given(...proposals.OPEN).when(commands.agreeChange, by('talent', due), 'deadline-passed');
  });
  test('have one open proposal at most', () =>
    given(...proposals.OPEN).when({ type: 'proposeChange', fee: 30_000, ...because }, by('client'), 'change-pending'));
  test('with an open proposal: it lapses at the end of the deal, in the same commit', () => {
    const end = NOON + 30 * DAY;
    const late = decider.decide({ type: 'proposeChange', fee: 30_000, ...because }, held(), by('client', end - HOUR)) as AnyEvent[];
    const closed = decider.decide(commands.close, held(...late), by('system', end)) as AnyEvent[];
    expect(typesOf(closed)).toEqual(['ChangeLapsed', 'Closed']);
    expect(closed.at(-1)?.data).toMatchObject({ fee: 40_000 });
  });
  test('cannot end before the last work day, unless that day changes too', () => {
    const sheet = decider.decide({ type: 'proposeChange', sheet: termsSheet, ...because }, held(), by('client')) as AnyEvent[];
    const consent = decider.decide(commands.agreeChange, held(...sheet), by('talent')) as AnyEvent[];
    const approval = decider.decide(commands.adminApproveChange, held(...sheet, ...consent), by('office')) as AnyEvent[];
    const early = { type: 'proposeChange', scheduleToClose: NOON + 2 * DAY, ...because };
    given(...sheet, ...consent, ...approval).when(early, by('client'), 'invalid-argument', ['scheduleToClose']);
  });
});

describe('an offer', () => {
  const { aggregate, histories, commands, proposals } = offers;
  const story = scenario(aggregate.decider);
  test.each([
    ['accept', 'IN_PROGRESS', 'talent'],
    ['adminApprove', 'IS_ACCEPTED', 'office'],
    ['approve', 'IS_ADMIN_APPROVED', 'client'],
  ] as const)('%s is refused with outdated terms', (command, status, sender) => {
    for (const termsNo of [2, 0, undefined])
      story.given(...(histories[status] ?? [])).when({ ...commands[command], termsNo } as never, by(sender), 'terms-changed');
  });
  test('that changes before the answer restarts the whole answer period', () => {
    const [changed] = aggregate.decider.decide(
      { type: 'changeFee', fee: 1 },
      fold(aggregate.decider, histories.IN_PROGRESS ?? []),
      by('client', NOON + DAY),
    ) as AnyEvent[];
    expect(changed?.data).toMatchObject({ fee: 1, askedAt: NOON + DAY, answerDue: NOON + 8 * DAY });
  });
  test('changes at once when the cast agrees before the office’s approval', () => {
    const state = fold(aggregate.decider, [...(histories.IS_ACCEPTED ?? []), ...proposals.OPEN]);
    const events = aggregate.decider.decide(commands.agreeChange, state, by('talent')) as AnyEvent[];
    expect(events.map(({ type }) => type)).toEqual(['OfferChangeAgreed', 'OfferTermsChanged']);
    story
      .given(...(histories.IS_ACCEPTED ?? []), ...proposals.OPEN, ...events)
      .when(commands.adminApprove as never, by('office'), 'terms-changed');
  });
  test('with a sheet whose fee is due too late is refused, with an error at the field', () =>
    story
      .given()
      .when({ ...commands.makeOffer, sheet: { ...termsSheet, payDue: '2027-02-09' } } as never, by('client'), 'payment-too-late', [
        'sheet.payDue',
      ]));
});

describe('an entry', () => {
  const { aggregate, histories, commands } = entries;
  const story = scenario(aggregate.decider);
  const deciding = story.given(...(histories.IS_DECIDING ?? []));
  test.each([29_999, 50_001])('is not concluded at %d yen, outside the posting, without consent', (fee) =>
    deciding.when({ ...commands.approve, fee } as never, by('client'), 'consent-needed'),
  );
  test('is not concluded with a sheet that the cast has not seen', () =>
    deciding.when({ ...commands.approve, sheet: termsSheet } as never, by('client'), 'consent-needed'));
  test('is concluded outside the posting after the cast and the office agreed', () => {
    const { decider } = aggregate;
    let state: unknown = fold(decider, histories.IS_DECIDING ?? []);
    const ask = { type: 'proposeChange', fee: 20_000, scheduleToClose: NOON + 30 * DAY, ...because };
    const steps = [
      [ask, 'client'],
      [commands.agreeChange, 'talent'],
      [commands.adminApproveChange, 'office'],
    ] as const;
    for (const [command, sender] of steps) state = fold(decider, decider.decide(command, state, by(sender)) as AnyEvent[], state);
    expect(state).toMatchObject({ status: 'IS_APPROVED', fee: 20_000, termsNo: 1, proposal: 'TAKEN' });
  });
});

type Held = Record<string, unknown>;
const sidesOf = ['client', 'talent', 'office'] as const;
type Agreed = Record<(typeof sidesOf)[number], string>;

const termsOf = ({ fee, scheduleToClose, sheet }: Held): string => JSON.stringify([fee, scheduleToClose, sheet]);
const isInRange = (posted: unknown, fee: number): boolean => {
  const range = posted as { feeMin: number; feeMax: number } | null | undefined;
  return range !== null && range !== undefined && fee >= range.feeMin && fee <= range.feeMax;
};

/**
 * Who agreed to which terms, from the log only: the terms of each act, independent of the state.
 */
const acceptances = (kind: DealKind, events: readonly AnyEvent[]) => {
  let state = kind.aggregate.decider.initial as Held;
  const agreed: Agreed = { client: '', talent: '', office: '' };
  // Who has agreed to the proposed terms.
  let proposed: Agreed = { ...agreed };
  for (const event of events) {
    const before = state;
    state = fold(kind.aggregate.decider, [event], before) as Held;
    const now = termsOf(state);
    const offered = before.proposed ? termsOf(before.proposed as Held) : '';
    const step = event.type.replace(/^(Offer|Entry)/, '');
    if (step === 'ChangeProposed') proposed = { client: termsOf(state.proposed as Held), talent: '', office: '' };
    if (step === 'ChangeAgreed') proposed.talent = offered;
    if (step === 'ChangeAdminApproved') proposed.office = offered;
    if (step === 'CounterProposed') proposed = { client: '', talent: termsOf(state.proposed as Held), office: '' };
    if (step === 'CounterAgreed') agreed.client = now;
    if (step === 'CounterAgreed' && proposed.talent === now) agreed.talent = now;
    if (/^(Change(Declined|Withdrawn|Lapsed|AdminDisapproved)|Counter(Declined|Withdrawn|Lapsed))$/.test(step))
      proposed = { client: '', talent: '', office: '' };
    if (['Made', 'FeeChanged', 'ScheduleChanged'].includes(step)) agreed.client = now;
    if (step === 'TermsChanged') for (const side of sidesOf) if (proposed[side] === now || side === 'client') agreed[side] = now;
    if (step === 'Accepted') agreed.talent = now;
    if (step === 'AdminApproved' && kind.name === 'offer') agreed.office = now;
    if (step === 'Approved') agreed.client = now;
    if (step === 'Approved' && kind.name === 'entry') {
      // Entering, and its approval, are a consent to a fee within the posting. Another fee needs a
      // proposal.
      const posted = isInRange(before.posted, Number(state.fee));
      for (const side of ['talent', 'office'] as const) if (posted || proposed[side] === now) agreed[side] = now;
    }
    // A raise does not bind anyone to a lower fee.
    const raised = step === 'FeeChanged' && Number(state.fee) > Number(before.fee);
    for (const side of ['talent', 'office'] as const) if (raised && agreed[side] === termsOf(before)) agreed[side] = now;
  }
  return { agreed, state, last: events.at(-1) };
};

describe.each(dealKinds)('in every history of an $name', (kind) => {
  const { decider } = kind.aggregate;
  test('the cast, the client and the office have agreed to the closed and billed terms', () => {
    let closed = 0;
    fc.assert(
      fc.property(
        attemptsOf[kind.name],
        fc.constantFrom('IN_PROGRESS', 'IS_ACCEPTED', 'IS_DECIDING', 'IS_APPROVED'),
        (attempts, status) => {
          const events: AnyEvent[] = [...(kind.histories[status] ?? [])];
          let now = NOON;
          for (const { command, actor, elapsed } of [
            ...attempts,
            { command: { type: 'close' }, actor: by('system').actor, elapsed: 1_000 * DAY },
          ]) {
            now += elapsed;
            const state: unknown = fold(decider, events);
            try {
              events.push(...(decider.decide(command, state, { now, actor }) as AnyEvent[]));
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
            }
          }
          const end = events.findIndex(({ type }) => type.endsWith('Closed') && !type.endsWith('ForceClosed'));
          if (end < 0) return;
          closed += 1;
          const { agreed, state, last } = acceptances(kind, events.slice(0, end + 1));
          const terms = termsOf(state);
          expect(agreed).toEqual({ client: terms, talent: terms, office: terms });
          expect(last?.data).toMatchObject({ fee: state.fee });
        },
      ),
      { numRuns: runs(400) },
    );
    expect(closed).toBeGreaterThan(20);
  });
});

test('no proposal is possible before the first consent, not even for a raise', () =>
  scenario(offers.aggregate.decider)
    .given(...(offers.histories.IN_PROGRESS ?? []))
    .when({ type: 'proposeChange', fee: 50_000, ...because }, by('client'), 'status-conflict'));

test('the error for outdated terms says what to do', () =>
  expect(
    refusalOf(() =>
      offers.aggregate.decider.decide(
        { ...offers.commands.accept, termsNo: 9 },
        fold(offers.aggregate.decider, offers.histories.IN_PROGRESS ?? []),
        by('talent'),
      ),
    )?.message,
  ).toContain('新しい条件をご確認'));
