import fc from 'fast-check';
import type { DecisionContext, Role } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { billEncodings, billTables } from '../office/audit/events.ts';
import { masterKinds } from '../office/master/kinds.ts';
import { record } from '../office/record/record.ts';
import { account } from '../people/account/account.ts';
import { client } from '../people/client/client.ts';
import { media } from '../people/media/media.ts';
import { student } from '../people/student/student.ts';
import { talent } from '../people/talent/talent.ts';
import { dateAnswers } from '../talk/chat/dateAnswers.ts';
import type { MessageFile } from '../talk/chat/fields.ts';
import { news } from '../talk/news/news.ts';
import { sendersOf } from '../work/deal/row.ts';
import { diary } from '../work/diary/diary.ts';
import type { EntryCommand } from '../work/entry/commands.ts';
import { entryTable } from '../work/entry/table.ts';
import { favorite } from '../work/favorite/favorite.ts';
import { guardian } from '../work/guardian/guardian.ts';
import type { OfferCommand } from '../work/offer/commands.ts';
import { offerTable } from '../work/offer/table.ts';
import { savedSearch } from '../work/savedSearch/savedSearch.ts';
import { closingCommands } from './closings.ts';
import { contactCommands } from './contactCommands.ts';
import { by, DAY, HOUR, NOON, uidOf } from './contexts.ts';
import { controlCommands, countersignCommands } from './countersignSamples.ts';
import { deal, entryCommands, offerCommands } from './dealCommands.ts';
import { deskCommands } from './deskSamples.ts';
import { invoiceCommands } from './invoices.ts';
import { operationCommands } from './operationCommands.ts';
import { draft, posting } from './profiles.ts';
import { randomCommands, usualSenders } from './randomCommands.ts';
import { reportCommands } from './reportCommands.ts';
import { bare, personalText, reason } from './values.ts';

/**
 * A random, well-formed command that may not fit the state, and the time (ms) since the previous
 * one.
 */
export type Attempt = { readonly command: { readonly type: string }; readonly actor: DecisionContext['actor']; readonly elapsed: number };

/** Usually a short time; sometimes long enough for deadlines. */
const elapsed = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1, HOUR) }, fc.constantFrom(DAY, 2 * DAY, 5 * DAY, 7 * DAY));

const role = fc.constantFrom<Role | null>('talent', 'client', 'office', 'system', null);
/** Usually the people of the histories; sometimes a stranger with the same role. */
const actor = fc
  .tuple(role, fc.integer({ min: 0, max: 9 }))
  .map(([who, luck]) => (luck === 0 ? by(who, NOON, 'stranger-1') : by(who)).actor);

const postings = fc
  .record({
    type: fc.constantFrom('post', 'edit'),
    feeMax: fc.integer({ min: 29_999, max: 30_003 }),
    wantedAgeBands: fc.constantFrom([], [7, 8], [8, 7]),
    days: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ type, feeMax, wantedAgeBands, days }) => ({
    type,
    ...posting,
    feeMax,
    wantedAgeBands,
    entryDeadline: NOON + days * DAY,
    startsAt: NOON + 50 * DAY,
    endsAt: NOON + 51 * DAY,
  }));

const drafts = fc.record({ title: fc.constantFrom('', '撮影の下書き') }).map((change) => ({ type: 'saveDraft', ...draft, ...change }));

const reviewCommands = fc.oneof(
  fc
    .record({ type: fc.constant('open'), dealKind: fc.constantFrom('offer', 'entry'), ...deal, days: fc.nat({ max: 9 }) })
    .map(({ days, ...opening }) => ({ ...opening, clientId: uidOf.client, closedAt: NOON - days * DAY })),
  { weight: 6, arbitrary: fc.record({ type: fc.constant('write'), score: fc.constantFrom(1, 3, 5), comment: personalText }) },
  { weight: 2, arbitrary: bare('reportNotHeld', 'publish') },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('takeDown', 'restore'), by: fc.constantFrom('client', 'talent'), reason }),
  },
);

const masterName = fc.constantFrom('広告', '舞台', '放送');
const masterPlace = fc.nat({ max: 3 });
const masterCommands = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('add'), kind: fc.constantFrom(...masterKinds), name: masterName, orderIndex: masterPlace }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('rename'), name: masterName }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reorder'), orderIndex: masterPlace }) },
  { weight: 2, arbitrary: bare('retire', 'restore') },
);

/** Ids that exist in the histories and ids that do not. The last part is the owner. */
const notificationCommands = fc
  .array(
    fc
      .tuple(fc.constantFrom('offer-offer-1', 'offer-offer-2', 'entry-entry-1', 'review-offer-1'), fc.integer({ min: 1, max: 6 }))
      .chain(([streamId, version]) =>
        fc.constantFrom(uidOf.client, uidOf.client, 'stranger-1').map((uid) => `${streamId}_${version}_${uid}`),
      ),
    { minLength: 1, maxLength: 5 },
  )
  .map((notificationIds) => ({ type: 'open', notificationIds }));

const requestIds = fc.constantFrom('6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01', '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a02');
const auditCommands = fc.oneof(
  fc.record({
    type: fc.constant('readHistory'),
    requestId: requestIds,
    target: fc.constantFrom('offer-offer-1', 'around-job-1'),
    purpose: fc.constantFrom('VIEW', 'AS_OF', 'CSV'),
  }),
  fc.record({
    type: fc.constant('openPersonal'),
    requestId: requestIds,
    target: fc.constant('offer-offer-1'),
    version: fc.integer({ min: 1, max: 9 }),
    scope: fc.constantFrom('EVENT', 'DOCUMENT'),
    reason,
    subjects: fc.constantFrom([], [uidOf.client], [uidOf.client, uidOf.talent]),
  }),
  fc.record({
    type: fc.constant('exportBills'),
    requestId: requestIds,
    month: fc.constantFrom(null, '2026-11'),
    clientId: fc.constantFrom(null, uidOf.client),
    status: fc.constantFrom(null, 'UNCLAIMED'),
    encoding: fc.constantFrom(...billEncodings),
    table: fc.constantFrom(...billTables),
    reason,
    count: fc.nat({ max: 100_000 }),
    total: fc.nat(),
    sha256: fc.constant('0'.repeat(64)),
    replaced: fc.constantFrom([], ['𠮷']),
  }),
);

const chatCommands = fc.oneof(
  fc.record({ type: fc.constant('open'), dealKind: fc.constant('offer'), dealId: fc.constant('offer-1'), ...deal }).map((opening) => ({
    ...opening,
    clientId: uidOf.client,
  })),
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('post'),
      messageId: fc.integer({ min: 1, max: 999 }).map((n) => `message-${n}`),
      text: fc.oneof({ weight: 4, arbitrary: personalText }, fc.constant('')),
      pictures: fc.constantFrom<string[]>(
        [],
        [`pictures/${uidOf.client}/hand.webp`],
        [`pictures/${uidOf.talent}/hand.webp`, `pictures/${uidOf.talent}/foot.webp`],
      ),
      files: fc.constantFrom<MessageFile[]>([], [{ path: `documents/${uidOf.client}/sheet.pdf`, name: '香盤表.pdf', size: 120_000 }]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('proposeDates'),
      messageId: fc.integer({ min: 1, max: 3 }).map((n) => `proposal-${n}`),
      text: fc.constant(''),
      dates: fc.constantFrom(
        [{ date: '2026-12-14', from: '09:00', to: '18:00' }],
        [
          { date: '2026-12-14', from: '22:00', to: '02:00' },
          { date: '2026-12-15', from: '09:00', to: '18:00' },
        ],
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answerDates'),
      messageId: fc.integer({ min: 1, max: 999 }).map((n) => `message-${n}`),
      answerTo: fc.integer({ min: 1, max: 3 }).map((n) => `proposal-${n}`),
      answers: fc.array(fc.constantFrom(...dateAnswers), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('read'), upTo: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: bare('remindClient', 'remindTalent') },
);

const commandsOf: Record<AggregateName, fc.Arbitrary<{ type: string }>> = {
  account: randomCommands(account, ['register', 'chooseRole', 'requestDestination', 'confirmDestination']),
  talent: randomCommands(talent, ['saveProfile', 'publish', 'openPage']),
  client: randomCommands(client),
  student: randomCommands(student),
  job: fc.oneof(
    { weight: 5, arbitrary: postings },
    { weight: 2, arbitrary: drafts },
    { weight: 2, arbitrary: bare('end') },
    { weight: 1, arbitrary: bare('abandon') },
    fc.record({ type: fc.constant('followAccount'), suspended: fc.boolean() }),
    fc.record({ type: fc.constant('forceClose'), reason }),
    bare('close', 'openPage', 'closePage', 'discardDraft'),
  ),
  offer: offerCommands,
  entry: entryCommands,
  review: reviewCommands,
  favorite: randomCommands(favorite),
  master: masterCommands,
  news: randomCommands(news),
  media: randomCommands(media),
  chat: chatCommands,
  notification: notificationCommands,
  audit: auditCommands,
  operation: operationCommands,
  record: randomCommands(record),
  diary: randomCommands(diary),
  savedSearch: randomCommands(savedSearch),
  report: reportCommands,
  guardian: randomCommands(guardian),
  contact: contactCommands,
  invoice: invoiceCommands,
  control: controlCommands,
  countersign: countersignCommands,
  closing: closingCommands,
  desk: deskCommands,
};

/** The usual senders of an aggregate's commands, so that most histories continue. */
const usual: Record<AggregateName, (type: string) => readonly Role[]> = {
  account: usualSenders(account),
  talent: usualSenders(talent),
  client: usualSenders(client),
  student: usualSenders(student),
  job: (type) => [['end', 'abandon', 'followAccount'].includes(type) ? 'system' : type === 'forceClose' ? 'office' : 'client'],
  offer: (type) => sendersOf(offerTable[type as OfferCommand['type']]),
  entry: (type) => sendersOf(entryTable[type as EntryCommand['type']]),
  review: (type) =>
    type === 'open' || type === 'publish' ? ['system'] : type === 'takeDown' || type === 'restore' ? ['office'] : ['client', 'talent'],
  favorite: usualSenders(favorite),
  master: () => ['office'],
  news: usualSenders(news),
  media: usualSenders(media),
  chat: (type) => (type === 'post' || type === 'read' ? ['client', 'talent'] : ['system']),
  notification: () => ['client'],
  audit: () => ['office'],
  operation: () => ['office'],
  guardian: usualSenders(guardian),
  contact: (type) => {
    if (type === 'open') return ['client'];
    if (type === 'write') return ['client', 'system'];
    return ['begin', 'answer', 'close', 'erase'].includes(type) ? ['office'] : ['system'];
  },
  control: () => ['office'],
  closing: () => ['office'],
  countersign: (type) => [type === 'finish' || type === 'lapse' ? 'system' : 'office'],
  desk: (type) => (type === 'follow' ? ['system'] : type === 'wake' ? ['office', 'system'] : ['office']),
  record: usualSenders(record),
  invoice: (type) => [type === 'overdue' ? 'system' : 'office'],
  diary: usualSenders(diary),
  savedSearch: usualSenders(savedSearch),
  report: (type) => (type === 'settle' ? ['office'] : ['talent', 'client']),
};

const attempts = (name: AggregateName, maxLength: number): fc.Arbitrary<Attempt[]> => {
  const attempt = fc.record({ command: commandsOf[name], anybody: actor, elapsed, luck: fc.nat({ max: 9 }) });
  const sent = attempt.map(({ command, anybody, elapsed, luck }) => {
    const senders = usual[name](command.type);
    return { command, elapsed, actor: luck < 2 ? anybody : by(senders[luck % senders.length] ?? null).actor };
  });
  return fc.array(sent, { maxLength, size: 'max' });
};

/** Random attempts by aggregate. A new aggregate without an entry does not compile. */
export const attemptsOf: Record<AggregateName, fc.Arbitrary<Attempt[]>> = {
  account: attempts('account', 16),
  talent: attempts('talent', 16),
  client: attempts('client', 14),
  student: attempts('student', 16),
  job: attempts('job', 16),
  offer: attempts('offer', 40),
  entry: attempts('entry', 40),
  review: attempts('review', 16),
  favorite: attempts('favorite', 12),
  master: attempts('master', 12),
  news: attempts('news', 16),
  media: attempts('media', 12),
  chat: attempts('chat', 30),
  notification: attempts('notification', 8),
  audit: attempts('audit', 8),
  operation: attempts('operation', 8),
  record: attempts('record', 12),
  diary: attempts('diary', 16),
  savedSearch: attempts('savedSearch', 16),
  report: attempts('report', 12),
  guardian: attempts('guardian', 16),
  contact: attempts('contact', 24),
  invoice: attempts('invoice', 20),
  control: attempts('control', 8),
  countersign: attempts('countersign', 8),
  closing: attempts('closing', 8),
  desk: attempts('desk', 24),
};
