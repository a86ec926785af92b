import fc from 'fast-check';
import type { DecisionContext, Role } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { closing } from '../money/closing/closing.ts';
import { invoice } from '../money/invoice/invoice.ts';
import { audit } from '../office/audit/audit.ts';
import { control } from '../office/control/control.ts';
import { countersign } from '../office/countersign/countersign.ts';
import { desk } from '../office/desk/desk.ts';
import { master } from '../office/master/master.ts';
import { operation } from '../office/operation/operation.ts';
import { transcodingFaults } from '../people/media/transcoding.ts';
import { chat } from '../talk/chat/chat.ts';
import { contact } from '../talk/contact/contact.ts';
import { news } from '../talk/news/news.ts';
import { notification } from '../talk/notification/notification.ts';
import { report } from '../talk/report/report.ts';
import { review } from '../talk/review/review.ts';
import { sendersOf } from '../work/deal/row.ts';
import type { EntryCommand } from '../work/entry/commands.ts';
import { entryTable } from '../work/entry/table.ts';
import type { OfferCommand } from '../work/offer/commands.ts';
import { offerTable } from '../work/offer/table.ts';
import { by, DAY, HOUR, NOON, uidOf } from './contexts.ts';
import { entryCommands, offerCommands } from './dealCommands.ts';
import { diaryCommands } from './diaryCommands.ts';
import { guardianCommands } from './guardianCommands.ts';
import { invoiceCommands } from './invoices.ts';
import { accountCommands, clientCommands, studentCommands, talentCommands } from './peopleCommands.ts';
import { draft, posting } from './profiles.ts';
import { randomCommands, usualSenders } from './randomCommands.ts';
import { recordCommands } from './records.ts';
import { savedSearchCommands } from './savedSearchCommands.ts';
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

const favoriteCommands = fc
  .record({ type: fc.constantFrom('like', 'unlike'), kind: fc.constantFrom('talent', 'job') })
  .map((command) => ({ ...command, targetId: command.kind === 'talent' ? uidOf.talent : 'job-1' }));

const place = fc.nat({ max: 3 });
const mediaContents = fc.constantFrom(
  { mediaType: 'YOUTUBE', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  { mediaType: 'MOVIE', url: 'uploads/talent-1/a' },
  { mediaType: 'IMAGE', S: 'pictures/talent-1/b_S.webp', M: 'pictures/talent-1/b_M.webp', size: 1_000_000 },
);
const mediaCommands = fc.oneof(
  fc.record({ type: fc.constant('add'), content: mediaContents, description: personalText, orderIndex: place }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('describe'), description: personalText }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reorder'), orderIndex: place }) },
  bare('remove', 'abandonTranscoding'),
  fc.record({ type: fc.constant('takeDown'), reason }),
  fc.constant({
    ...{ type: 'finishTranscoding', S: 'movies/talent-1/a_S.mp4', M: 'movies/talent-1/a_M.mp4' },
    ...{ poster: 'movies/talent-1/a_poster.webp', size: 5_000_000 },
  }),
  fc.record({ type: fc.constant('failTranscoding'), reason: fc.constantFrom(...transcodingFaults) }),
);

const commandsOf: Record<AggregateName, fc.Arbitrary<{ type: string }>> = {
  account: accountCommands,
  talent: talentCommands,
  client: clientCommands,
  student: studentCommands,
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
  review: randomCommands(review),
  favorite: favoriteCommands,
  master: randomCommands(master),
  news: randomCommands(news),
  media: mediaCommands,
  chat: randomCommands(chat),
  notification: randomCommands(notification),
  audit: randomCommands(audit),
  operation: randomCommands(operation),
  record: recordCommands,
  diary: diaryCommands,
  savedSearch: savedSearchCommands,
  report: randomCommands(report),
  guardian: guardianCommands,
  contact: randomCommands(contact),
  invoice: invoiceCommands,
  control: randomCommands(control),
  countersign: randomCommands(countersign),
  closing: randomCommands(closing),
  desk: randomCommands(desk),
};

/** The usual senders of an aggregate's commands, so that most histories continue. */
const usual: Record<AggregateName, (type: string) => readonly Role[]> = {
  account: (type) => (type === 'withdraw' ? ['talent', 'client'] : ['office', 'system']),
  talent: (type) =>
    ['followRoster', 'followAgeBand', 'followAccount', 'hide', 'shuffle', 'withdraw'].includes(type) ? ['system'] : ['talent', 'office'],
  client: (type) => [type === 'withdraw' ? 'system' : ['setBillClientId', 'returnProfile'].includes(type) ? 'office' : 'client'],
  student: (type) => [type === 'leave' ? 'system' : type === 'link' ? 'talent' : 'office'],
  job: (type) => [['end', 'abandon', 'followAccount'].includes(type) ? 'system' : type === 'forceClose' ? 'office' : 'client'],
  offer: (type) => sendersOf(offerTable[type as OfferCommand['type']]),
  entry: (type) => sendersOf(entryTable[type as EntryCommand['type']]),
  review: usualSenders(review),
  favorite: () => ['client', 'talent'],
  master: usualSenders(master),
  news: usualSenders(news),
  media: (type) => (type.endsWith('Transcoding') ? ['system'] : type === 'takeDown' ? ['office'] : ['talent']),
  chat: usualSenders(chat),
  notification: usualSenders(notification),
  audit: usualSenders(audit),
  operation: usualSenders(operation),
  guardian: (type) => [type === 'answer' || type === 'withdraw' ? 'system' : type === 'record' ? 'office' : 'talent'],
  contact: usualSenders(contact),
  control: usualSenders(control),
  closing: usualSenders(closing),
  countersign: usualSenders(countersign),
  desk: usualSenders(desk),
  record: () => ['system'],
  invoice: usualSenders(invoice),
  diary: (type) => [type === 'allowOverlap' ? 'office' : 'talent'],
  savedSearch: (type) => (type === 'withdraw' ? ['system'] : ['talent', 'client']),
  report: usualSenders(report),
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
