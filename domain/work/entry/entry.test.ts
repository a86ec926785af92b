import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { talent } from '../../people/talent/talent.ts';
import { by, HOUR, NOON, uidOf } from '../../testing/contexts.ts';
import { parties, terms } from '../../testing/dealSamples.ts';
import { approved, commands, days, histories, made, refused, texts } from '../../testing/entryHistories.ts';
import { posting, talentProfile } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { takenBy } from '../deal/outcomes.ts';
import { job } from '../job/job.ts';
import { assertCanEnter, clientOf } from './assertCanEnter.ts';
import { entryDays } from './days.ts';
import { decider } from './entry.ts';
import type { EntryEvent } from './events.ts';

const story = scenario(decider);
const { enter, approve, changeFee, changeSchedule } = commands;

describe('entering', () => {
  test('once', () => story.given().when(enter, by('talent'), [made]));
  test('another job under the same id is refused', () =>
    story.given(made).when({ ...enter, jobId: 'job-2' }, by('talent'), 'status-conflict'));
  test('under the id of another talent is refused', () =>
    story.given(made).when(enter, by('talent', NOON, 'talent-2'), 'permission-denied'));
  test('belongs to the talent who sends it', () =>
    story.given().when(enter, by('talent', NOON, 'talent-2'), [{ ...made, data: { ...made.data, talentId: 'talent-2' } } as EntryEvent]));
  test('needs an answer for each day, or a text', () => {
    const unsaid = { ...enter, schedule: '', days: [] };
    story.given().when(unsaid, by('talent'), 'invalid-argument', ['schedule']);
    for (const said of [
      { schedule: '', days: [...days] },
      { schedule: texts.schedule, days: [] },
    ])
      story.given().when({ ...enter, ...said }, by('talent'), [{ ...made, data: { ...made.data, ...said } } as EntryEvent]);
    const { days: _, ...inWords } = enter;
    story.given().when(inWords, by('talent'), [{ ...made, data: { ...made.data, days: [] } } as EntryEvent]);
  });
  test('has one answer per day', () => {
    expect(entryDays.safeParse([...days]).success).toBe(true);
    expect(entryDays.safeParse([days[0], { ...days[0], answer: 'ASK' }]).success).toBe(false);
  });
});

describe('the way to the conclusion', () => {
  test('another client cannot select', () =>
    story.given(...histories.IS_ADMIN_APPROVED).when(commands.startDeciding, by('client', NOON, 'client-2'), 'permission-denied'));
  test('the conclusion sets the fee and the end', () =>
    story.given(...histories.IS_DECIDING).when(approve, by('client', NOON + 3 * HOUR), [approved]));
  test('a second time with another fee is refused', () =>
    story.given(...histories.IS_APPROVED).when({ ...approve, fee: 50_000 }, by('client'), 'status-conflict'));
  test('an end at the current time is refused, with an error at the field', () =>
    story
      .given(...histories.IS_DECIDING)
      .when({ ...approve, scheduleToClose: NOON }, by('client'), 'schedule-in-past', ['scheduleToClose']));
  test('a refusal has a reason, also before the selection', () => {
    for (const status of ['IS_ADMIN_APPROVED', 'IS_DECIDING'] as const)
      story.given(...histories[status]).when(commands.refuse, by('client'), [refused]);
  });
  test('a refusal with a text only, as earlier pages send it, is accepted; one without anything is not', () => {
    const deciding = story.given(...histories.IS_DECIDING);
    const reason = '日程が合わないため';
    deciding.when({ type: 'refuse', reason }, by('client'), [{ type: 'EntryRefused', data: { ...parties, reasonCode: null, reason } }]);
    deciding.when({ type: 'refuse' }, by('client'), 'invalid-argument', ['reason']);
    deciding.when({ type: 'withdraw' }, by('talent'), 'invalid-argument', ['reason']);
  });
});

describe('changes of terms', () => {
  const concluded = story.given(...histories.IS_APPROVED);
  test('of a fee', () =>
    concluded.when(changeFee, by('client'), [{ type: 'EntryFeeChanged', data: { ...parties, previousFee: terms.fee, fee: 45_000 } }]));
  test('of the end need consent', () => {
    const [event] = decider.decide(changeSchedule, fold(decider, histories.IS_APPROVED), by('client'));
    expect(event).toMatchObject({ type: 'EntryChangeProposed', data: { proposed: { scheduleToClose: changeSchedule.scheduleToClose } } });
  });
  test('to equal values give no event', () => {
    concluded.when({ type: 'changeFee', fee: terms.fee }, by('client'), []);
    concluded.when({ type: 'changeSchedule', scheduleToClose: terms.scheduleToClose }, by('client'), []);
  });
  test('to an end in the past are refused', () =>
    concluded.when({ type: 'changeSchedule', scheduleToClose: NOON }, by('client'), 'schedule-in-past'));
  test('after the end are refused, even before the task closed the deal', () => {
    for (const change of [changeFee, changeSchedule]) concluded.when(change, by('client', terms.scheduleToClose), 'deadline-passed');
  });
});

describe('who may enter a job', () => {
  const open = fold(job.decider, [{ type: 'JobPosted', data: { clientId: uidOf.client, ...posting } }]);
  const ended = fold(job.decider, [{ type: 'JobClosed', data: { clientId: uidOf.client } }], open);
  const hidden = fold(talent.decider, [{ type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } }]);
  const shown = fold(talent.decider, [{ type: 'TalentPublished', data: {} }], hidden);
  const suspended = fold(talent.decider, [{ type: 'TalentSuspended', data: { reason: '確認中' } }], shown);
  test.each([
    ['a published cast, an open job', open, shown, NOON, undefined],
    ['a millisecond before the entry deadline', open, shown, posting.entryDeadline - 1, undefined],
    ['at the entry deadline', open, shown, posting.entryDeadline, 'job-ended'],
    ['a job that ended', ended, shown, NOON, 'job-ended'],
    ['somebody without a profile', open, talent.decider.initial, NOON, 'profile-required'],
    ['a cast that is not published', open, hidden, NOON, 'talent-unpublished'],
    ['a suspended cast', open, suspended, NOON, 'talent-unpublished'],
    ['a cast that is not suspended, but not published either', open, { ...shown, isPublished: false }, NOON, 'talent-unpublished'],
    ['a cast that is published, but suspended', open, { ...shown, isSuspended: true }, NOON, 'talent-unpublished'],
  ] as const)('%s', (_, jobState, talentState, now, code) =>
    expect(refusalOf(() => assertCanEnter(jobState, talentState, now))?.code).toBe(code),
  );
  test('the client is that of the job', () => expect(clientOf(open)).toBe(uidOf.client));
  test('there is no client without a job', () => expect(refusalOf(() => clientOf(job.decider.initial))?.code).toBe('not-found'));
});

test('the holder of a job and talent determines the error for others', () => {
  expect(takenBy('entry-8fJ2')).toBe('entry-exist');
  expect(takenBy('offer-8fJ2')).toBe('offer-exist');
});
