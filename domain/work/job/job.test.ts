import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { upcast } from '../../kernel/eventDefinition.ts';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import { draft, posting } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { sheetFacts } from '../../testing/sheets.ts';
import { firstWork } from '../deal/workSpan.ts';
import { type JobEvent, job } from './job.ts';
import { jobDraft, jobPosting } from './posting.ts';
import { publicJob } from './state.ts';

const { decider } = job;
const story = scenario(decider);
const clientId = uidOf.client;
const other = by('client', NOON, 'client-2');
const post = { type: 'post', ...posting } as const;
const posted: JobEvent = { type: 'JobPosted', data: { clientId, ...posting } };
const closed: JobEvent = { type: 'JobClosed', data: { clientId } };
const ended: JobEvent = { type: 'JobEnded', data: { clientId, endedAt: posting.entryDeadline } };
const saveDraft = { type: 'saveDraft', ...draft } as const;
const drafted: JobEvent = { type: 'JobDraftSaved', data: { clientId, ...draft } };
const discarded: JobEvent = { type: 'JobDraftDiscarded', data: { clientId } };
const discardDraft = { type: 'discardDraft' } as const;

describe('post', () => {
  test('a job', () => story.given().when(post, by('client'), [posted]));
  test('something else under the same id is refused', () =>
    story.given(posted).when({ ...post, title: '別のお仕事' }, by('client'), 'already-exists'));
  test('under the id of another client is refused', () => story.given(posted).when(post, other, 'already-exists'));
  test('with a deadline at the current time is refused, with an error at the field', () =>
    story.given().when({ ...post, entryDeadline: NOON }, by('client'), 'invalid-argument', ['entryDeadline']));
  test('with a deadline one millisecond in the future is accepted', () =>
    story
      .given()
      .when({ ...post, entryDeadline: NOON + 1 }, by('client'), [
        { type: 'JobPosted', data: { clientId, ...posting, entryDeadline: NOON + 1 } },
      ]));
  test('with every rule broken has an error at every field', () =>
    story
      .given()
      .when(
        { ...post, endsAt: post.startsAt - 1, feeMax: post.feeMin - 1, entryDeadline: post.startsAt + 1 },
        by('client'),
        'invalid-argument',
        ['endsAt', 'feeMax', 'entryDeadline'],
      ));
  test('with entries after the first work begins is refused, unless the job takes none', () => {
    const late = { ...post, sheet: sheetFacts, entryDeadline: (firstWork(sheetFacts) ?? 0) + 1 };
    story.given().when(late, by('client'), 'invalid-argument', ['sheet.workDays']);
    expect(decider.decide({ ...late, visibility: 'PRIVATE' }, decider.initial, by('client'))).toHaveLength(1);
  });
  test('with equal limits is accepted: one fee, no duration, entries until the start', () => {
    const even = { ...posting, endsAt: posting.startsAt, feeMax: posting.feeMin, entryDeadline: posting.startsAt };
    story.given().when({ type: 'post', ...even }, by('client'), [{ type: 'JobPosted', data: { clientId, ...even } }]);
  });
});

describe('a job whose seats are filled', () => {
  const filled = { type: 'closeFilled' } as const;
  const closing: JobEvent = { type: 'JobPosted', data: { clientId, ...posting, closesWhenFilled: 1 } };
  const isFilled: JobEvent = { type: 'JobFilled', data: { clientId } };
  test('closes once, if its client chose that, also after the entry deadline', () => {
    story.given(closing).when(filled, by('system'), [isFilled]);
    story.given(closing, ended).when(filled, by('system'), [isFilled]);
    story.given(closing, isFilled).when(filled, by('system'), []);
    story.given(closing, closed).when(filled, by('system'), []);
  });
  test('takes no change and no offer after that', () =>
    story.given(closing, isFilled).when({ type: 'edit', ...posting, numberOfPeople: 9 }, by('client'), 'job-ended'));
});

describe('a private job', () => {
  const hidden = { ...post, visibility: 'PRIVATE' } as const;
  const postedHidden: JobEvent = { type: 'JobPosted', data: { clientId, visibility: 'PRIVATE', ...posting } };
  test('is posted once', () => {
    story.given().when(hidden, by('client'), [postedHidden]);
    story.given(postedHidden).when(hidden, by('client'), []);
  });
  test('stays private: it cannot be posted again as public', () => story.given(postedHidden).when(post, by('client'), 'already-exists'));
  test('takes no entries, so its deadline may be in the past', () => {
    const today = { ...posting, entryDeadline: NOON - 1 };
    story
      .given()
      .when({ ...today, type: 'post', visibility: 'PRIVATE' }, by('client'), [
        { type: 'JobPosted', data: { clientId, visibility: 'PRIVATE', ...today } },
      ]);
    const edited = { clientId, before: { entryDeadline: posting.entryDeadline }, after: { entryDeadline: NOON - 1 } };
    story.given(postedHidden).when({ type: 'edit', ...today }, by('client'), [{ type: 'JobEdited', data: edited }]);
  });
  test('has no deadline', () => {
    expect(job.deadlines?.(fold(decider, [postedHidden]))).toEqual([]);
    expect(job.deadlines?.(fold(decider, [posted]))).toHaveLength(1);
  });
  test('is not found by casts', () => {
    expect(refusalOf(() => publicJob(fold(decider, [postedHidden])))?.code).toBe('not-found');
    expect(publicJob(fold(decider, [posted])).clientId).toBe(clientId);
  });
});

describe('a job of a suspended account', () => {
  const follow = (suspended: boolean) => ({ type: 'followAccount', suspended }) as const;
  const open = posted;
  const held: JobEvent = { type: 'JobHeldBack', data: { clientId } };
  const back: JobEvent = { type: 'JobBroughtBack', data: { clientId } };
  test('is hidden like a private one, ends at its deadline, and comes back after the suspension', () => {
    story.given(open).when(follow(true), by('system'), [held]);
    story.given(open, held).when(follow(true), by('system'), []);
    story.given(open, held).when(follow(false), by('system'), [back]);
    story.given(open, held, back).when(follow(false), by('system'), []);
    expect(fold(decider, [open, held])).toMatchObject({ visibility: 'PRIVATE' });
    expect(job.deadlines?.(fold(decider, [open, held]))).toEqual(job.deadlines?.(fold(decider, [open])));
    expect(fold(decider, [open, held, back])).toMatchObject({ visibility: 'PUBLIC' });
  });
  test('stays private if it was private, and only the system hides it', () => {
    const secret: JobEvent = { type: 'JobPosted', data: { clientId, visibility: 'PRIVATE', ...posting } };
    story.given(secret).when(follow(true), by('system'), []);
    for (const role of ['talent', 'client', 'office', null] as const) story.given(open).when(follow(true), by(role), 'permission-denied');
  });
});

describe('edit', () => {
  const edit = { ...posting, type: 'edit', feeMax: 60_000, place: '港区' } as const;
  const edited: JobEvent = {
    type: 'JobEdited',
    data: { clientId, before: { feeMax: 50_000 }, after: { feeMax: 60_000, place: '港区' } },
  };
  test('records the changed fields, before and after', () => story.given(posted).when(edit, by('client'), [edited]));
  test('without a change gives no event, even when the job is closed', () =>
    story.given(posted, closed).when({ ...posting, type: 'edit' }, by('client'), []));
  test('of a closed job is refused', () => story.given(posted, closed).when(edit, by('client'), 'job-ended'));
  test('by another client is refused', () => story.given(posted).when(edit, other, 'permission-denied'));
  test('of a missing job is refused', () => story.given().when(edit, by('client'), 'not-found'));
  test('after the entry deadline must set a new one', () =>
    story.given(posted).when(edit, by('client', posting.entryDeadline), 'invalid-argument', ['entryDeadline']));
  test('after the entry deadline with a new one is accepted', () => {
    const entryDeadline = posting.entryDeadline + 5 * DAY;
    story
      .given(posted)
      .when({ ...posting, type: 'edit', entryDeadline }, by('client', posting.entryDeadline + DAY), [
        { type: 'JobEdited', data: { clientId, before: { entryDeadline: posting.entryDeadline }, after: { entryDeadline } } },
      ]);
  });
});

describe('close', () => {
  const close = { type: 'close' } as const;
  test('another client’s job is refused', () => story.given(posted).when(close, other, 'permission-denied'));
});

describe('forceClose', () => {
  const forceClose = { type: 'forceClose', reason: '規約違反' } as const;
  const forceClosed: JobEvent = { type: 'JobForceClosed', data: { clientId, reason: '規約違反' } };
  test('a job, whether it still takes entries or not', () => {
    story.given(posted).when(forceClose, by('office'), [forceClosed]);
    story.given(posted, ended).when(forceClose, by('office'), [forceClosed]);
  });
  test('is final: its client cannot edit it', () =>
    story.given(posted, forceClosed).when({ ...post, type: 'edit', place: '港区' }, by('client'), 'job-ended'));
  test('is for the office, but not for an own job', () => {
    for (const role of ['client', 'talent', 'system', null] as const)
      story.given(posted).when(forceClose, by(role, NOON, clientId), 'permission-denied');
    story.given(posted).when(forceClose, by('office', NOON, clientId), 'permission-denied');
  });
});

describe('a draft', () => {
  test('saved again with a change', () => {
    const changed = { ...draft, title: '別の題名' };
    story.given(drafted).when({ type: 'saveDraft', ...changed }, by('client'), [{ type: 'JobDraftSaved', data: { clientId, ...changed } }]);
  });
  test('is posted under its own id', () => story.given(drafted).when(post, by('client'), [posted]));
  test('is posted only when it is complete and valid', () =>
    story.given(drafted).when({ ...post, endsAt: post.startsAt - 1 }, by('client'), 'invalid-argument', ['endsAt']));
  test('discarded cannot be saved again', () => {
    for (const command of [saveDraft, post, { ...post, type: 'edit' }, { type: 'close' }] as const)
      story.given(drafted, discarded).when(command, by('client'), 'not-found');
  });
  test('of another client cannot be changed', () => {
    for (const command of [saveDraft, discardDraft, post] as const) story.given(drafted).when(command, other, 'permission-denied');
  });
  test('is neither edited as a job nor closed nor ended', () => {
    story.given(drafted).when({ ...post, type: 'edit' }, by('client'), 'not-found');
    story.given(drafted).when({ type: 'close' }, by('client'), 'not-found');
    story.given(drafted).when({ type: 'end' }, by('system'), 'not-found');
  });
});

describe('the public page', () => {
  const open = { type: 'openPage' } as const;
  const close = { type: 'closePage' } as const;
  const opened: JobEvent = { type: 'JobPageOpened', data: { clientId } };
  const pageClosed: JobEvent = { type: 'JobPageClosed', data: { clientId } };
  test('is opened once by the client, and closed once, also after the job', () => {
    story.given(posted).when(open, by('client'), [opened]);
    story.given(posted, opened).when(open, by('client'), []);
    story.given(posted, opened).when(close, by('client'), [pageClosed]);
    story.given(posted, opened, closed).when(close, by('client'), [pageClosed]);
    story.given(posted, opened, pageClosed).when(close, by('client'), []);
  });
  test('exists only for a job that takes entries', () => {
    story.given(posted, closed).when(open, by('client'), 'job-ended');
    story.given(posted, ended).when(open, by('client'), 'job-ended');
    story.given(posted).when(open, by('client', posting.entryDeadline), 'job-ended');
    story.given(drafted).when(open, by('client'), 'not-found');
    story.given().when(open, by('client'), 'not-found');
  });
  test('never exists for a private job', () =>
    story
      .given({ type: 'JobPosted', data: { clientId, visibility: 'PRIVATE', ...posting } })
      .when(open, by('client'), 'page-of-private-job'));
  test('is opened and closed by its client only', () => {
    for (const command of [open, close]) {
      story.given(posted, opened).when(command, by('client', NOON, 'client-2'), 'permission-denied');
      for (const role of ['talent', 'office', 'system', null] as const)
        story.given(posted, opened).when(command, by(role), 'permission-denied');
    }
  });
});

describe('the system ends a job', () => {
  const end = { type: 'end' } as const;
  const due = posting.entryDeadline;
  test('not before, also when the deadline has moved', () => {
    story.given(posted).when(end, by('system', due - 1), 'deadline-not-reached');
    const moved: JobEvent = { type: 'JobEdited', data: { clientId, before: { entryDeadline: due }, after: { entryDeadline: due + DAY } } };
    story.given(posted, moved).when(end, by('system', due), 'deadline-not-reached');
  });
  test('a new entry deadline reopens it', () => {
    const entryDeadline = due + 5 * DAY;
    story.given(posted, ended).when({ ...posting, type: 'edit', entryDeadline }, by('client', due + DAY), [
      { type: 'JobEdited', data: { clientId, before: { entryDeadline: due }, after: { entryDeadline } } },
      { type: 'JobReopened', data: { clientId, entryDeadline } },
    ]);
  });
  test('any other edit needs a new deadline too', () =>
    story.given(posted, ended).when({ ...posting, type: 'edit', place: '港区' }, by('client', due), 'invalid-argument', ['entryDeadline']));
  test('its client may still close it', () => story.given(posted, ended).when({ type: 'close' }, by('client'), [closed]));
  test('has a deadline while it is open only', () => {
    const deadlinesAfter = (...events: JobEvent[]) => job.deadlines?.(fold(decider, events));
    expect(deadlinesAfter(posted)).toEqual([{ kind: 'end', dueAt: due }]);
    for (const history of [[], [drafted], [posted, ended], [posted, closed]]) expect(deadlinesAfter(...history)).toEqual([]);
  });
});

describe('the lists of a posting', () => {
  test('are compared by value', () =>
    story
      .given(posted)
      .when({ ...posting, type: 'edit', wantedAgeBands: [...posting.wantedAgeBands], pictures: [...posting.pictures] }, by('client'), []));
  test('are recorded completely when they change', () =>
    story
      .given(posted)
      .when({ ...posting, type: 'edit', media: [] }, by('client'), [
        { type: 'JobEdited', data: { clientId, before: { media: posting.media }, after: { media: [] } } },
      ]));
});

describe('the fields of a posting', () => {
  const faultOf = (change: object) => jobPosting.safeParse({ ...posting, ...change }).error?.issues[0]?.message;
  test.each([
    [{ title: '' }, 'このフィールドは必須です'],
    [{ numberOfPeople: 1.5 }, '人数は1人以上、999人以下の整数で入力してください'],
    [{ feeMin: 0 }, '報酬は1円以上、99,999,999円以下の整数で入力してください'],
    [{ media: ['1', '2', '3', '4', '5', '6'] }, '最大5件まで選択してください'],
    [{ media: ['id-1', 'id-1'] }, '同じものが重複しています'],
    [{ jobCategory: 'a/b' }, '無効な形式です'],
  ])('%o is refused with a Japanese text', (change, message) => expect(faultOf(change)).toBe(message));
  // A former release had band 14 and one picture.
  test.each([{ wantedAgeBands: [0] }, { wantedAgeBands: [14] }, { picture: null }])('%o is refused', (change) =>
    expect(jobPosting.safeParse({ ...posting, ...change }).success).toBe(false),
  );
  test('of a draft have to be valid if present', () => {
    expect(jobDraft.safeParse(draft).success).toBe(true);
    for (const wrong of [{ title: 'あ'.repeat(61) }, { feeMin: 0 }, { numberOfPeople: 0 }])
      expect(jobDraft.safeParse({ ...draft, ...wrong }).success).toBe(false);
  });
});

test('a stored posting for 高校生 or for 18・19歳 becomes one for the teens, in every event with it', () => {
  const old = { wantedAgeBands: [5, 14, 6, 7] };
  const now = { wantedAgeBands: [5, 6, 7] };
  const raised = (type: 'JobDraftSaved' | 'JobPosted' | 'JobEdited', version: number, data: Record<string, unknown>) =>
    upcast(job.events[type], version, data, NOON);
  expect(raised('JobDraftSaved', 4, old)).toMatchObject(now);
  expect(raised('JobPosted', 6, old)).toMatchObject(now);
  expect(raised('JobPosted', 6, { wantedAgeBands: [14] })).toMatchObject({ wantedAgeBands: [6] });
  expect(raised('JobEdited', 5, { before: old, after: { feeMax: 1 } })).toEqual({ before: now, after: { feeMax: 1 } });
  // Before they were apart, band 6 were the teens too.
  expect(raised('JobPosted', 3, { wantedAgeBands: [6] })).toMatchObject({ wantedAgeBands: [6] });
});
