import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstInstant, MINUTE } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { type AuditionCommand, audition } from './audition.ts';
import type { AuditionEvent } from './events.ts';
import { freePlaces, isOpenAct, slotSeries, withoutResult } from './rounds.ts';

const { decider } = audition;
const client = (now = NOON) => by('client', now);
const system = (now = NOON) => by('system', now);
const cast = (deal: string, now = NOON) => by('talent', now, `talent-${deal}`);

type Step = readonly [AuditionCommand, ReturnType<typeof by>];
const open = (fields: Partial<Extract<AuditionCommand, { type: 'open' }>> = {}): AuditionCommand => ({
  type: 'open',
  jobId: 'job-1',
  clientId: 'client-1',
  round: 1,
  auditionKind: 'IN_PERSON',
  place: '渋谷',
  note: '',
  answerDue: NOON + 3 * DAY,
  tapeDue: null,
  ...fields,
});
const slot = (from: string, to: string, capacity = 1, date = '2026-12-01') => ({ date, from, to, capacity });
const [TEN, ELEVEN] = ['2026-12-01_1000', '2026-12-01_1100'];
const slots = (...added: ReturnType<typeof slot>[]): Step => [{ type: 'addSlots', slots: added }, client()];
const deal = (id: string, isOpen = true) => {
  const who = { jobId: 'job-1', clientId: 'client-1', talentId: `talent-${id}` };
  return { ...who, dealKind: 'entry' as const, dealId: id, isOpen };
};
const invite = (ids: readonly string[], slotIds = [TEN, ELEVEN], now = NOON): Step => [
  { type: 'invite', deals: ids.map((id) => deal(id)), slotIds, place: '渋谷', note: '' },
  client(now),
];
const confirm = (id: string, slotId: string | null = TEN, now = NOON): Step => [{ type: 'confirm', dealId: id, slotId }, cast(id, now)];
const decline = (id: string): Step => [{ type: 'declineInvite', dealId: id, reasonCode: 'SCHEDULE' }, cast(id)];
const askOther = (id: string): Step => [{ type: 'askOther', dealId: id, times: [NOON + 12 * DAY] }, cast(id)];
const move = (id: string, slotId = ELEVEN): Step => [{ type: 'move', dealId: id, slotId }, client()];
const score = (id: string): Step => [{ type: 'score', dealId: id, score: 4, scoreNote: '' }, client()];
const result = (id: string, given: 'NEXT' | 'KEEP' = 'KEEP'): Step => [{ type: 'giveResult', dealId: id, result: given }, client()];
const pass = (id: string): Step => [{ type: 'passOver', dealId: id, reasonCode: 'OTHER_CAST' }, client()];
const close = (): Step => [{ type: 'close' }, client()];
const leave = (id: string): Step => [{ type: 'leave', dealId: id }, system()];
const remove = (now: number): Step => [{ type: 'removeTapes' }, system(now)];
const tape = (id: string, now = NOON): Step => [{ type: 'submitTape', dealId: id, uploadId: `upload-${id}` }, cast(id, now)];
const lapse = (now: number): Step => [{ type: 'lapseAudition' }, system(now)];

const storyOf = (...steps: readonly Step[]): AuditionEvent[] => {
  const events: AuditionEvent[] = [];
  for (const [command, context] of steps) events.push(...decider.decide(command, fold(decider, events), context));
  return events;
};
/** What a step makes of a story: the types of its events, or the refusal. */
const told = (story: readonly Step[], [command, context]: Step): string | readonly string[] => {
  const state = fold(decider, storyOf(...story));
  const code = refusalOf(() => decider.decide(command, state, context))?.code;
  return code ?? decider.decide(command, state, context).map(({ type }) => type);
};
const given = (...story: readonly Step[]) => scenario(decider).given(...storyOf(...story));

const begun: Step[] = [[open(), client()], slots(slot('10:00', '10:30'), slot('11:00', '11:30', 2))];
const invited = [...begun, invite(['a', 'b'])];
const taped: Step[] = [[open({ auditionKind: 'SELF_TAPE', place: '', tapeDue: NOON + 5 * DAY }), client()], invite(['a'], [])];

describe('each answer in each state', () => {
  const states: Readonly<Record<string, Step[]>> = {
    invited,
    confirmed: [...invited, confirm('a')],
    declined: [...invited, decline('a')],
    'other asked': [...invited, askOther('a')],
    moved: [...invited, move('a')],
    silent: [...invited, lapse(NOON + 3 * DAY)],
    'with a result': [...invited, confirm('a'), result('a')],
    left: [...invited, confirm('a'), leave('a')],
    'not chosen': [...invited, confirm('a'), pass('a')],
    closed: [...invited, confirm('a'), result('a'), result('b'), close()],
  };
  const steps = {
    confirm: confirm('a'),
    decline: decline('a'),
    other: askOther('a'),
    move: move('a'),
    result: result('a'),
    pass: pass('a'),
  };
  const bad = 'status-conflict';
  const [confirms, declines, asks, moves] = [
    ['AuditionConfirmed'],
    ['AuditionInviteDeclined'],
    ['AuditionOtherAsked'],
    ['AuditionMoved'],
  ] as const;
  const [gives, ends] = [['AuditionResultGiven'], ['AuditionCastDeclined']];
  test.each([
    ['invited', confirms, declines, asks, moves, gives, ends],
    ['confirmed', [], declines, asks, moves, gives, ends],
    ['declined', bad, [], bad, bad, gives, ends],
    ['other asked', confirms, declines, [], moves, gives, ends],
    // The slot that is not offered any more.
    ['moved', 'invalid-argument', declines, asks, [], gives, ends],
    ['silent', bad, bad, bad, moves, gives, ends],
    ['with a result', [], bad, bad, bad, [], ends],
    ['left', bad, bad, bad, bad, bad, bad],
    ['not chosen', [], bad, bad, bad, bad, []],
    ['closed', [], bad, bad, bad, [], bad],
  ])('%s', (state, ...outcomes) => {
    const story = states[state] as Step[];
    expect(Object.values(steps).map((step) => told(story, step))).toEqual(outcomes);
  });
  test('the buttons are those of the decision, at every state', () => {
    for (const story of Object.values(states)) {
      const state = fold(decider, storyOf(...story));
      const held = state.invites[0];
      if (!held) throw new Error('nobody is invited');
      const shown = { ...held, isOpen: state.status === 'OPEN', auditionKind: state.auditionKind, tapeDue: state.tapeDue };
      for (const [act, step] of [
        ['declineInvite', decline('a')],
        ['askOther', askOther('a')],
        ['move', move('a', TEN)],
      ] as const) {
        const outcome = told(story, step);
        if (outcome !== 'status-conflict' && outcome.length === 0) continue;
        expect([act, isOpenAct(act, shown, NOON)]).toEqual([act, outcome !== 'status-conflict']);
      }
    }
  });
});

describe('a round', () => {
  test.each([
    ['a place', { place: '' }, 'place'],
    ['a time for answers that is over', { answerDue: NOON }, 'answerDue'],
    ['no time for tapes', { auditionKind: 'SELF_TAPE' as const }, 'tapeDue'],
    ['a time for tapes before that for answers', { auditionKind: 'SELF_TAPE' as const, tapeDue: NOON + DAY }, 'tapeDue'],
  ])('is refused with %s', (_, fields, field) => given().when(open(fields), client(), 'invalid-argument', [field]));
  test('opens once; other words are refused', () => {
    given(...begun).when(open(), client(), []);
    given(...begun).when(open({ note: '履歴書をお持ちください。' }), client(), 'status-conflict');
  });
  test('asks for no answer at night', () => {
    const answerDue = jstInstant('2026-11-22', '22:00') as number;
    const [opened] = storyOf([open({ answerDue }), client()]);
    expect(opened?.data).toMatchObject({ answerDue: jstInstant('2026-11-23', '10:00') });
  });
  test('belongs to its client', () => given(...begun).when({ type: 'close' }, by('client', NOON, 'client-2'), 'permission-denied'));
});

describe('slots', () => {
  test('of equal length follow each other within a day', () => {
    const first = { date: '2026-12-01', from: '22:00', capacity: 2 };
    expect(slotSeries(first, 45 * MINUTE, 2)).toEqual([slot('22:00', '22:45', 2), slot('22:45', '23:30', 2)]);
    expect(slotSeries(first, 45 * MINUTE, 3)).toBeNull();
    expect(slotSeries(first, HOUR, 2)).toBeNull();
  });
  test.each([
    ['that overlap each other', [slot('12:00', '13:00'), slot('12:30', '13:30')]],
    ['that overlap a known one', [slot('10:15', '10:45')]],
    ['in the past', [slot('10:00', '10:30', 1, '2026-11-20')]],
    ['that end before they begin', [slot('13:00', '12:00')]],
    [
      'beyond the limit',
      Array.from({ length: 40 }, (_, day) => slot('09:00', '09:30', 1, `2027-01-${String((day % 28) + 1).padStart(2, '0')}`)),
    ],
  ])('%s are refused', (_, added) => given(...begun).when({ type: 'addSlots', slots: added }, client(), 'invalid-argument', ['slots']));
  test('that are known change nothing', () => given(...begun).when({ type: 'addSlots', slots: [slot('10:00', '10:30')] }, client(), []));
  test('follow each other without a gap', () => expect(told(begun, slots(slot('10:30', '11:00')))).toEqual(['AuditionSlotsAdded']));
});

describe('an invite', () => {
  test('of a deal that is over is refused at the deals', () => {
    const command = { type: 'invite', deals: [deal('a', false)], slotIds: [TEN], place: '', note: '' } satisfies AuditionCommand;
    given(...begun).when(command, client(), 'invalid-argument', ['deals']);
  });
  test('twice is sent once', () => {
    expect(told(invited, invite(['a', 'b']))).toEqual([]);
    expect(told(invited, invite(['a', 'c']))).toEqual(['AuditionInvited']);
  });
  test('needs a slot, of this round', () => {
    expect(told(begun, invite(['a'], []))).toBe('invalid-argument');
    expect(told(begun, invite(['a'], ['2026-12-02_1000']))).toBe('invalid-argument');
  });
  test('without an answer lapses, and both are told', () => {
    expect(told(invited, lapse(NOON + 3 * DAY - 1))).toEqual([]);
    expect(told([...invited, confirm('a')], lapse(NOON + 3 * DAY))).toEqual(['AuditionUnanswered']);
    expect(told(invited, confirm('a', TEN, NOON + 3 * DAY))).toBe('deadline-passed');
  });
  test('after the time for answers has a time of its own', () => {
    const late = NOON + 3 * DAY;
    const events = storyOf(...begun, invite(['a'], [TEN], late));
    expect(events.at(-1)).toMatchObject({ data: { answerDue: late + businessRules.auditionAnswer } });
  });
  test('is reminded the day before its slot, once', () => {
    const remindAt = jstInstant('2026-11-30', '10:00') as number;
    const confirmed = [...invited, confirm('a')];
    const remind = (now: number): Step => [{ type: 'remindAudition' }, system(now)];
    expect(told(confirmed, remind(remindAt - 1))).toEqual([]);
    expect(told(confirmed, remind(remindAt))).toEqual(['AuditionReminded']);
    expect(told([...confirmed, remind(remindAt)], remind(remindAt + HOUR))).toEqual([]);
  });
});

describe('the places of a slot', () => {
  test('the last one goes to the first who confirms', () => {
    expect(told([...invited, confirm('a')], confirm('b'))).toBe('audition-full');
    expect(told([...invited, confirm('a')], move('b', TEN))).toBe('audition-full');
    expect(told([...invited, move('a', ELEVEN), confirm('b', ELEVEN)], confirm('a', ELEVEN))).toEqual(['AuditionConfirmed']);
  });
  test('are free again when the deal ends elsewhere, once', () => {
    const left = [...invited, confirm('a'), leave('a')];
    expect(told(left, confirm('b'))).toEqual(['AuditionConfirmed']);
    expect(told(left, leave('a'))).toEqual([]);
    expect(told(left, leave('c'))).toEqual([]);
  });
  test('are never given twice, and nobody is without a result after the end', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const step = fc.oneof(
      ...ids.flatMap((id) =>
        [confirm(id, TEN), confirm(id, ELEVEN), decline(id), askOther(id), move(id, TEN), move(id, ELEVEN)].map(fc.constant),
      ),
      ...ids.flatMap((id) => [result(id, 'NEXT'), pass(id), score(id), leave(id)].map(fc.constant)),
      ...[close(), lapse(NOON + 3 * DAY), slots(slot('12:00', '12:30'))].map(fc.constant),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const events = storyOf(...begun, invite(ids));
        for (const [command, context] of steps) {
          const state = fold(decider, events);
          if (refusalOf(() => decider.decide(command, state, context)) === undefined)
            events.push(...decider.decide(command, state, context));
          const after = fold(decider, events);
          for (const each of after.slots) expect(freePlaces(each, after.invites)).toBeGreaterThanOrEqual(0);
          if (after.status === 'CLOSED') expect(withoutResult(after.invites)).toEqual([]);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('a self-tape', () => {
  const agreed = [...taped, confirm('a', null)];
  const ready: AuditionCommand = {
    type: 'finishTape',
    dealId: 'a',
    uploadId: 'upload-a',
    S: 'movies/S',
    M: 'movies/M',
    poster: 'movies/p',
  };
  test('has no slots', () => {
    expect(told(taped, slots(slot('10:00', '10:30')))).toBe('status-conflict');
    expect(told(taped, confirm('a', TEN))).toBe('invalid-argument');
    expect(told(agreed, askOther('a'))).toBe('status-conflict');
  });
  test('is submitted after the answer, once', () => {
    expect(told(taped, tape('a'))).toBe('status-conflict');
    expect(told(agreed, tape('a'))).toEqual(['AuditionTapeSubmitted']);
    expect(told([...agreed, tape('a')], tape('a'))).toEqual([]);
    expect(told([...agreed, tape('a')], [ready, system()])).toEqual(['AuditionTapeReady']);
    expect(told([...agreed, tape('a'), [ready, system()]], [{ ...tape('a')[0], uploadId: 'other' } as AuditionCommand, cast('a')])).toBe(
      'status-conflict',
    );
  });
  test('that fails can be submitted again; one without an end fails', () => {
    const failed: Step[] = [...agreed, tape('a'), lapse(NOON + HOUR)];
    expect(storyOf(...failed).at(-1)).toMatchObject({ type: 'AuditionTapeFailed', data: { fault: 'movie-unfinished' } });
    expect(told(failed, tape('a'))).toEqual(['AuditionTapeSubmitted']);
  });
  test('is deleted 90 days after it was due, also when the cast is out; nothing else is', () => {
    const story: Step[] = [...agreed, tape('a'), [ready, system()]];
    const due = NOON + 95 * DAY;
    expect(told(story, remove(due - 1))).toEqual([]);
    expect(told(agreed, remove(due))).toEqual([]);
    expect(storyOf(...story, leave('a'), remove(due)).at(-1)).toMatchObject({
      type: 'AuditionTapesRemoved',
      data: { tapes: [{ dealId: 'a', talentId: 'talent-a', uploadId: 'upload-a' }] },
    });
    expect(told([...story, remove(due)], remove(due))).toEqual([]);
  });
  test('after its time is refused, and both are told', () => {
    expect(told(agreed, tape('a', NOON + 5 * DAY))).toBe('deadline-passed');
    expect(told(agreed, lapse(NOON + 5 * DAY))).toEqual(['AuditionTapeMissed']);
  });
});

describe('results', () => {
  test('are given to everybody before the end', () => {
    const story = [...invited, confirm('a'), decline('b'), result('a')];
    expect(told(story, close())).toBe('results-missing');
    expect(told([...story, leave('b')], close())).toEqual(['AuditionClosed']);
    expect(told([...story, pass('b')], close())).toEqual(['AuditionClosed']);
  });
  test('change until the end, except 見送り', () => {
    expect(told([...invited, result('a')], result('a', 'NEXT'))).toEqual(['AuditionResultGiven']);
    expect(told([...invited, pass('a')], result('a', 'NEXT'))).toBe('status-conflict');
  });
  test('見送り needs a reason, and the last round has no next one', () => {
    given(...invited).when({ type: 'passOver', dealId: 'a' }, client(), 'invalid-argument', ['reason']);
    const last: Step[] = [[open({ round: 3 }), client()], slots(slot('10:00', '10:30')), invite(['a'], [TEN])];
    expect(told(last, result('a', 'NEXT'))).toBe('invalid-argument');
  });
  test('a score is the client’s own', () => {
    expect(told(invited, [score('a')[0], cast('a')])).toBe('permission-denied');
    expect(audition.eventRows.AuditionScored.words).toBe('オーディションの評価を記録');
  });
});
