import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { answerDue, onBehalf, parties, reminderDue, terms } from '../../testing/dealSamples.ts';
import { commands, countered, counterLapsed, counterReminded, made } from '../../testing/offerHistories.ts';
import { runs } from '../../testing/rotation.ts';
import { scenario } from '../../testing/scenario.ts';
import { termsSheet } from '../../testing/sheets.ts';
import type { OfferCommand } from './commands.ts';
import type { OfferEvent } from './events.ts';
import { decider, offer } from './offer.ts';

const story = scenario(decider);
const open = story.given(made, countered);
const { proposeCounter, agreeCounter, declineCounter, withdrawCounter, accept } = commands;
const declined: OfferEvent = { type: 'OfferCounterDeclined', data: { ...parties, proposalNo: 1, reason: null } };
const decided = (command: OfferCommand, history: readonly OfferEvent[], context: ReturnType<typeof by>) =>
  decider.decide(command, fold(decider, history), context);
const kinds = (...history: OfferEvent[]) => offer.deadlines?.(fold(decider, history)) ?? [];

describe('the cast proposes other terms', () => {
  test('once; the offer stays as it is', () => {
    story.given(made).when(proposeCounter, by('talent'), [countered]);
    open.when(proposeCounter, by('talent'), []);
    expect(fold(decider, [made, countered])).toMatchObject({ status: 'IN_PROGRESS', ...terms, termsNo: 1, answerDue, proposal: 'OPEN' });
  });
  test('with one at a time, and with a change', () => {
    open.when({ ...proposeCounter, fee: 60_000 }, by('talent'), 'change-pending');
    story.given(made).when({ type: 'proposeCounter', termsNo: 1, fee: terms.fee, reason: '同じ' }, by('talent'), []);
  });
  test('with a sheet that is valid for the new end', () => {
    const late = { ...proposeCounter, scheduleToClose: terms.scheduleToClose, sheet: { ...termsSheet, payDue: '2027-02-09' } };
    story.given(made).when(late, by('talent'), 'payment-too-late', ['sheet.payDue']);
  });
  test('compared with the terms that were read', () =>
    story.given(made).when({ ...proposeCounter, termsNo: 2 }, by('talent'), 'terms-changed'));
  test('only for the own offer, and before the answer is due', () => {
    story.given(made).when(proposeCounter, by('talent', NOON, 'talent-2'), 'permission-denied');
    story.given(made).when(proposeCounter, by('client'), 'permission-denied');
    story.given(made).when(proposeCounter, by('talent', answerDue), 'deadline-passed');
  });
  test('three times per offer, also after a change of its terms', () => {
    const history: OfferEvent[] = [made];
    for (let no = 1; no <= businessRules.countersMax; no += 1) {
      history.push(...decided({ ...proposeCounter, fee: 50_000 + no }, history, by('talent')));
      history.push(...decided({ type: 'declineCounter', proposalNo: no }, history, by('client')));
    }
    story.given(...history).when(proposeCounter, by('talent'), 'counters-used');
    const raised = decided({ type: 'changeFee', fee: 45_000 }, history, by('client'));
    story.given(...history, ...raised).when({ ...proposeCounter, termsNo: 2 }, by('talent'), 'counters-used');
  });
});

describe('the client', () => {
  test('agrees once: the new terms are accepted in one event, and the office checks them', () => {
    const [agreed, ...rest] = decided(agreeCounter, [made, countered], by('client', NOON + HOUR)) as [OfferEvent, ...OfferEvent[]];
    expect(rest).toEqual([]);
    expect(agreed).toMatchObject({ type: 'OfferCounterAgreed', data: { termsNo: 2, previousFee: 40_000, fee: 50_000 } });
    expect(fold(decider, [made, countered, agreed])).toMatchObject({
      status: 'IS_ACCEPTED',
      fee: 50_000,
      scheduleToClose: terms.scheduleToClose + DAY,
      termsNo: 2,
      proposal: 'TAKEN',
      decideBy: NOON + HOUR + businessRules.officeReminderAgain,
      officeReminded: false,
    });
    story.given(made, countered, agreed).when(agreeCounter, by('client'), []);
    story.given(made, countered, agreed).when({ ...agreeCounter, proposalNo: 2 }, by('client'), 'status-conflict');
    story.given(made, countered, agreed).when({ type: 'adminApprove', termsNo: 1 }, by('office'), 'terms-changed');
  });
  test('agrees to nothing else: another one, an ended one, none, or terms that are over', () => {
    open.when({ ...agreeCounter, proposalNo: 2 }, by('client'), 'terms-changed');
    story.given(made, countered, declined).when(agreeCounter, by('client'), 'status-conflict');
    story.given(made).when(agreeCounter, by('client'), 'terms-changed');
    const soon = decided({ ...proposeCounter, scheduleToClose: NOON + HOUR }, [made], by('talent'));
    story.given(made, ...soon).when(agreeCounter, by('client', NOON + HOUR), 'schedule-passed');
  });
  test('declines: the offer stays, and can be accepted', () => {
    open.when({ type: 'declineCounter', proposalNo: 1 }, by('client'), [declined]);
    story.given(made, countered, declined).when({ type: 'declineCounter', proposalNo: 1 }, by('client'), []);
    expect(fold(decider, [made, countered, declined])).toMatchObject({ status: 'IN_PROGRESS', ...terms, termsNo: 1, proposal: 'NONE' });
    expect(decided(accept, [made, countered, declined], by('talent')).map(({ type }) => type)).toEqual(['OfferAccepted']);
  });
  test('changes no terms before an answer', () => {
    for (const change of [commands.changeFee, commands.changeSchedule, commands.changeTerms])
      open.when(change, by('client'), 'change-pending');
  });
  test('answers only the own offer, in time', () => {
    for (const answer of [agreeCounter, declineCounter]) {
      open.when(answer, by('client', NOON, 'client-2'), 'permission-denied');
      open.when(answer, by('client', answerDue), 'deadline-passed');
    }
  });
});

test('the cast takes it back', () => {
  const withdrawn: OfferEvent = { type: 'OfferCounterWithdrawn', data: { ...parties, proposalNo: 1 } };
  open.when(withdrawCounter, by('talent'), [withdrawn]);
  story.given(made, countered, withdrawn).when(withdrawCounter, by('talent'), []);
  story.given(made, countered, withdrawn).when(agreeCounter, by('client'), 'status-conflict');
});

test.each([
  ['accept', 'talent', NOON],
  ['refuse', 'talent', NOON],
  ['cancel', 'client', NOON],
  ['forceClose', 'office', NOON],
  ['expire', 'system', answerDue],
] as const)('%s ends it in the same commit', (type, sender, now) => {
  const events = decided(commands[type], [made, countered], by(sender, now));
  expect(events[0]).toEqual(counterLapsed);
  expect(events).toHaveLength(2);
  const after = fold(decider, [made, countered, ...events]);
  expect(after).not.toMatchObject({ status: 'IN_PROGRESS' });
  if (type === 'accept') expect(after).toMatchObject({ ...terms, termsNo: 1, proposal: 'NONE' });
});

describe('the reminder', () => {
  test('goes to the client instead of the cast, and the offer ends at its time', () => {
    expect(kinds(made, countered)).toEqual([
      { kind: 'remindCounter', dueAt: reminderDue },
      { kind: 'expire', dueAt: answerDue },
    ]);
    expect(kinds(made, countered, counterReminded)).toEqual([{ kind: 'expire', dueAt: answerDue }]);
    story.given(made, countered).when(commands.remindAccept, by('system', reminderDue), 'change-pending');
  });
  test('goes to the cast again after the end of the counter-offer', () =>
    expect(kinds(made, countered, declined).map(({ kind }) => kind)).toEqual(['remindAccept', 'expire']));
  test('is none if the time is short', () => {
    const late = decided(proposeCounter, [made], by('talent', answerDue - HOUR));
    expect(kinds(made, ...late)).toEqual([{ kind: 'expire', dueAt: answerDue }]);
  });
  test('leaves the answers open', () => {
    for (const command of [agreeCounter, declineCounter])
      expect(decided(command, [made, countered, counterReminded], by('client', reminderDue))).toHaveLength(1);
  });
});

describe('for the cast, by the office', () => {
  const office = by('office', NOON + HOUR, 'office-2');
  const proxied = decided({ ...proposeCounter, onBehalf }, [made], office);
  const disputed: OfferEvent = { type: 'OfferProxyDisputed', data: { ...parties, reason: '電話を受けていません' } };
  const undo = { type: 'settleProxy', outcome: 'UNDONE', reason: '記録がないため' } as const;
  const undone = (...history: OfferEvent[]) => decided(undo, history, office).map(({ type }) => type);
  test('notes how it was received', () =>
    expect(proxied.map(({ type }) => type)).toEqual(['OfferCounterProposed', 'OfferAnsweredOnBehalf']));
  test('binds nobody while the cast objects, and ends if the objection is right', () => {
    story.given(made, ...proxied, disputed).when(agreeCounter, by('client'), 'proxy-disputed');
    expect(undone(made, ...proxied, disputed)).toEqual(['OfferProxySettled', 'OfferCounterLapsed']);
  });
  test('ends the deal if the client agreed before the objection', () => {
    const agreed = decided(agreeCounter, [made, ...proxied], by('client'));
    expect(undone(made, ...proxied, ...agreed, disputed)).toEqual(['OfferProxySettled', 'OfferForceClosed']);
  });
  test('says nothing about a later one of the cast', () => {
    const own = decided({ ...proposeCounter, fee: 55_000 }, [made, ...proxied, declined], by('talent'));
    const agreed = decided({ type: 'agreeCounter', proposalNo: 2 }, [made, ...proxied, declined, ...own], by('client'));
    expect(undone(made, ...proxied, declined, ...own, ...agreed, disputed)).toEqual(['OfferProxySettled']);
  });
});

const fee = fc.constantFrom(39_000, 40_000, 50_000, 60_000);
const no = fc.constantFrom(1, 1, 2, 2, 3);
const scheduleToClose = fc.constantFrom(terms.scheduleToClose, terms.scheduleToClose + DAY);
const attempt = fc.record({
  command: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('proposeCounter'), termsNo: no, fee, scheduleToClose, reason: fc.constant('条件') }),
    },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('agreeCounter', 'declineCounter', 'withdrawCounter'), proposalNo: no }) },
    fc.record({ type: fc.constant('accept'), termsNo: no }),
    fc.record({ type: fc.constantFrom('changeFee', 'changeTerms'), fee }),
    fc.record({ type: fc.constantFrom('remindCounter', 'remindAccept', 'expire') }),
  ) as fc.Arbitrary<OfferCommand>,
  elapsed: fc.constantFrom(0, HOUR, DAY, 6 * DAY),
});

const senderOf = ({ type }: OfferCommand) => {
  if (/^(remind|expire)/.test(type)) return 'system';
  return /^(proposeCounter|withdrawCounter|accept)$/.test(type) ? 'talent' : 'client';
};
const termsIn = ({ fee: yen, scheduleToClose: end }: { readonly fee: number; readonly scheduleToClose: number }) => `${yen} ${end}`;

test('in every history, what is accepted was sent or agreed to by both sides', () => {
  const ways = new Set<string>();
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 25 }), (attempts) => {
      const log: OfferEvent[] = [made];
      let now = NOON;
      // What each side said last, and the terms that each version has, from the log only.
      let [client, talent] = [termsIn(terms), ''];
      const versions = [termsIn(terms)];
      for (const { command, elapsed } of attempts) {
        now += elapsed;
        let events: readonly OfferEvent[] = [];
        try {
          events = decided(command, log, by(senderOf(command), now));
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
        for (const event of events) {
          if (event.type === 'OfferFeeChanged')
            versions.push(termsIn({ ...event.data, scheduleToClose: Number(versions.at(-1)?.split(' ')[1]) }));
          if (event.type === 'OfferTermsChanged') versions.push(termsIn(event.data));
          if (event.type === 'OfferFeeChanged' || event.type === 'OfferTermsChanged') client = versions.at(-1) ?? '';
          if (event.type === 'OfferCounterProposed') talent = termsIn(event.data.proposed);
          if (event.type === 'OfferCounterAgreed') client = talent;
          if (event.type === 'OfferAccepted') talent = versions[(event.data.termsNo ?? 0) - 1] ?? '';
        }
        log.push(...events);
        const state = fold(decider, log);
        if (state.status === 'IN_PROGRESS') expect(termsIn(state)).toBe(versions.at(-1));
        if (state.status !== 'IS_ACCEPTED') continue;
        ways.add(log.at(-1)?.type ?? '');
        expect([client, talent]).toEqual([termsIn(state), termsIn(state)]);
        return;
      }
    }),
    { numRuns: runs(400) },
  );
  expect([...ways].sort()).toEqual(['OfferAccepted', 'OfferCounterAgreed']);
});
