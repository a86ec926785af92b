import { deskParts } from '#domain/office/desk/kinds.ts';
import type { OfficePart } from '#domain/office/duties.ts';
import { partOfAct, watchedNames } from '#domain/office/fourEyes.ts';
import {
  active,
  certifiedClients,
  except,
  lookingTalents,
  membersReading,
  nobody,
  type PrincipalName,
  principals,
  shownTalents,
} from './principals.ts';

type Filter = readonly [field: string, value: unknown, ...and: unknown[]];

/**
 * A read and the principals that may do it. `office` means the members whose roles read the
 * collection's part. `{uid}` is the reader. A list without a filter reads everything.
 */
export type Read =
  | { readonly get: string; readonly allowed: readonly PrincipalName[] }
  | { readonly list: Filter | null; readonly limit: number; readonly allowed: readonly PrincipalName[] }
  | { readonly group: Filter | null; readonly limit: number; readonly allowed: readonly PrincipalName[] };

/** A collection with documents and the reads that its rules allow. */
export type Row = {
  /** The collection's path; its last part is its id. */
  readonly path: string;
  /** The documents by id. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly reads: readonly Read[];
  /** The largest page for anybody. */
  readonly page: number;
};

const office: PrincipalName[] = ['office'];
const byOffice = (page: number): Read[] => [
  { get: 'one', allowed: office },
  { list: null, limit: page, allowed: office },
];
const deal = { clientId: 'client', talentId: 'talent', jobId: 'job' };
/** The deals of the parties: each lists the own ones only, the office all. */
const byParties = (limit: number, ownLimit = limit): Read[] => [
  { get: 'one', allowed: ['talent', 'client', 'office'] },
  { list: null, limit, allowed: office },
  { list: ['clientId', '{uid}'], limit: ownLimit, allowed: active },
  { list: ['talentId', '{uid}'], limit: ownLimit, allowed: active },
  { list: ['clientId', 'client'], limit, allowed: ['client', 'office'] },
];

const deals = (path: string): Row => ({
  path,
  documents: { one: deal },
  reads: [
    ...byParties(100, 1_000),
    { group: null, limit: 100, allowed: office },
    { group: ['clientId', '{uid}'], limit: 1_000, allowed: active },
    { group: ['talentId', '{uid}'], limit: 1_000, allowed: active },
    // A party sums own deals, which is a list of up to 1,000. The office lists pages.
    { list: ['clientId', 'client'], limit: 101, allowed: ['client'] },
    { list: null, limit: 101, allowed: nobody },
    { group: ['talentId', 'talent'], limit: 100, allowed: ['talent', 'office'] },
    { group: ['jobId', 'job'], limit: 100, allowed: office },
  ],
  page: 1_000,
});

/** A document per principal under its uid: an inactive account must not read even its own. */
const onePerPrincipal = (owner: string) =>
  Object.fromEntries(Object.values(principals).flatMap(({ uid }) => (uid ? [[uid, { [owner]: uid }]] : [])));

/** A person's own document, by its path. */
const ownByPath = (path: string, owner: string): Row => ({
  path,
  documents: onePerPrincipal(owner),
  reads: [
    { get: 'talent', allowed: ['talent'] },
    { get: '{uid}', allowed: active },
    { list: [owner, '{uid}'], limit: 1, allowed: nobody },
  ],
  page: 1,
});

/** A person's own list, which nobody else reads, not even the office. */
const own = (path: string, uid: PrincipalName, owner = 'uid'): Row => ({
  path,
  documents: { one: { [owner]: uid }, ...onePerPrincipal(owner) },
  reads: [
    { get: 'one', allowed: [uid] },
    { get: '{uid}', allowed: active },
    { list: [owner, '{uid}'], limit: 100, allowed: active },
    { list: [owner, uid], limit: 100, allowed: [uid] },
  ],
  page: 100,
});

const master = (path: string): Row => ({
  path,
  documents: { one: { name: '広告', orderIndex: 1, isRetired: false } },
  reads: [
    { get: 'one', allowed: active },
    { list: null, limit: 100, allowed: active },
    { list: ['isRetired', false], limit: 100, allowed: active },
  ],
  page: 100,
});

/** A document of a talent under the own uid, which the office reads too. */
const ofTalentAndOffice = (path: string, talent: Row['documents'][string], suspendedTalent: Row['documents'][string]): Row => ({
  path,
  documents: { talent, suspendedTalent },
  reads: [
    { get: 'talent', allowed: ['talent', 'office'] },
    { get: 'suspendedTalent', allowed: ['suspendedTalent', 'office'] },
    { get: '{uid}', allowed: active },
    { list: null, limit: 1, allowed: nobody },
  ],
  page: 1,
});

/** A document that only its talent or client reads. */
const ofOwner = (path: string, content: Row['documents'][string]): Row => ({
  path,
  documents: { talent: content, client: content },
  reads: [
    { get: 'talent', allowed: ['talent'] },
    { get: 'client', allowed: ['client'] },
    { get: '{uid}', allowed: active },
    { list: null, limit: 1, allowed: nobody },
  ],
  page: 1,
});

const closed = (path: string): Row => ({
  path,
  documents: { one: { streamId: 'offer-1', version: 1 } },
  reads: [
    { get: 'one', allowed: nobody },
    { list: null, limit: 1, allowed: nobody },
  ],
  page: 1,
});

/** All collections with rules. */
export const collections: readonly Row[] = [
  {
    path: 'users',
    documents: {},
    reads: [
      { get: 'talent', allowed: ['talent'] },
      { get: '{uid}', allowed: except('guest') },
      { list: null, limit: 1, allowed: nobody },
      { list: ['id', '{uid}'], limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  { path: 'officeAccounts', documents: { one: { name: '佐藤', maskedEmail: 's***@example.com' } }, reads: byOffice(100), page: 100 },
  { path: 'officeClients', documents: { one: { name: '佐藤' } }, reads: byOffice(100), page: 100 },
  { path: 'officeStudents', documents: { one: { taCode: 'TA0001', talentId: 'talent' } }, reads: byOffice(100), page: 100 },
  {
    path: 'talentPrivate',
    documents: { talent: { birthday: '1998-04-12' }, suspendedTalent: { birthday: '2001-02-28' } },
    reads: [
      { get: 'talent', allowed: ['talent'] },
      { get: 'suspendedTalent', allowed: ['suspendedTalent'] },
      { get: '{uid}', allowed: active },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  ofTalentAndOffice('guardians', { name: '山田 京子' }, { name: '鈴木 京子' }),
  ofOwner('savedSearches', { searches: [] }),
  ofTalentAndOffice('diaries', { left: false }, { left: false }),
  {
    path: 'availability',
    documents: { talent: { busy: [], ask: [] }, suspendedTalent: { busy: [], ask: [] } },
    reads: [
      { get: 'talent', allowed: ['talent', ...certifiedClients, 'office'] },
      { get: 'suspendedTalent', allowed: ['suspendedTalent', 'office'] },
      { get: '{uid}', allowed: active },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  {
    path: 'talents',
    documents: { talent: { isPublished: true }, suspendedTalent: { isPublished: false } },
    reads: [
      { get: 'talent', allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { get: 'suspendedTalent', allowed: ['suspendedTalent', 'office'] },
      { get: '{uid}', allowed: active },
      { list: null, limit: 100, allowed: office },
      { list: ['isPublished', true], limit: 100, allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { list: ['isPublished', false], limit: 100, allowed: office },
    ],
    page: 100,
  },
  {
    path: 'talents/talent/media',
    documents: {
      one: { ownerId: 'talent', type: 'IMAGE', state: 'READY' },
      waiting: { ownerId: 'talent', type: 'MOVIE', state: 'PROCESSING' },
      takenDown: { ownerId: 'talent', type: 'IMAGE', state: 'TAKEN_DOWN' },
    },
    reads: [
      { get: 'one', allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { get: 'waiting', allowed: ['talent', 'office'] },
      { get: 'takenDown', allowed: ['talent', 'office'] },
      { list: ['state', 'READY'], limit: 100, allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { list: null, limit: 100, allowed: ['talent', 'office'] },
    ],
    page: 100,
  },
  {
    path: 'talents/suspendedTalent/media',
    documents: { one: { ownerId: 'suspendedTalent', type: 'IMAGE', state: 'READY' } },
    reads: [
      { get: 'one', allowed: ['suspendedTalent', 'office'] },
      { list: null, limit: 100, allowed: ['suspendedTalent', 'office'] },
    ],
    page: 100,
  },
  {
    path: 'talents/suspendedTalentAccount/media',
    documents: { one: { ownerId: 'suspendedTalentAccount', type: 'IMAGE', state: 'READY' } },
    reads: byOffice(100),
    page: 100,
  },
  {
    path: 'clients',
    documents: { client: { name: '佐藤' }, uncertifiedClient: { name: '鈴木' } },
    reads: [
      { get: 'client', allowed: ['client'] },
      { get: '{uid}', allowed: active },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  {
    path: 'publicClients',
    documents: {
      client: { name: '佐藤' },
      uncertifiedClient: { name: '鈴木' },
      suspendedClientAccount: { name: '高橋' },
      withdrawnClient: { name: '田中' },
    },
    reads: [
      { get: 'client', allowed: [...shownTalents, 'client', 'office'] },
      { get: 'uncertifiedClient', allowed: ['uncertifiedClient', 'office'] },
      { get: 'suspendedClientAccount', allowed: office },
      { get: 'withdrawnClient', allowed: office },
    ],
    page: 100,
  },
  {
    path: 'jobs',
    documents: {
      job: { clientId: 'client', visibility: 'PUBLIC' },
      old: { clientId: 'client' },
      private: { clientId: 'client', visibility: 'PRIVATE' },
    },
    reads: [
      { get: 'job', allowed: ['suspendedTalent', ...lookingTalents, ...certifiedClients, 'office'] },
      { get: 'old', allowed: ['suspendedTalent', ...lookingTalents, ...certifiedClients, 'office'] },
      // The asked cast has a reservation for the job.
      { get: 'private', allowed: ['talent', 'client', 'office'] },
      { list: null, limit: 100, allowed: office },
      { list: ['visibility', 'PUBLIC'], limit: 100, allowed: [...lookingTalents, ...certifiedClients, 'office'] },
      { list: ['visibility', 'PRIVATE'], limit: 100, allowed: office },
      { list: ['clientId', '{uid}'], limit: 100, allowed: [...certifiedClients, 'office'] },
    ],
    page: 100,
  },
  ...['jobs/job/offers', 'jobs/job/entries'].map(deals),
  {
    path: 'clients/client/reviews',
    documents: {
      one: { fromId: 'client', toId: 'talent', jobId: 'job', status: 'IS_WRITTEN' },
      published: { fromId: 'client', toId: 'suspendedTalent', status: 'IS_PUBLISHED' },
      takenDown: { fromId: 'client', toId: 'suspendedTalent', status: 'IS_TAKEN_DOWN' },
    },
    reads: [
      { get: 'one', allowed: ['client', 'office'] },
      { get: 'takenDown', allowed: ['client', 'office'] },
      { get: 'published', allowed: ['suspendedTalent', ...shownTalents, ...certifiedClients, 'office'] },
      { list: null, limit: 100, allowed: ['client', 'office'] },
      { list: ['fromId', '{uid}'], limit: 100, allowed: active },
      // Has this client reviewed this cast for this job?
      { list: ['jobId', 'job', 'toId', 'talent'], limit: 100, allowed: ['client', 'office'] },
      { list: ['status', 'IS_PUBLISHED'], limit: 100, allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { group: null, limit: 100, allowed: office },
      { group: ['fromId', '{uid}'], limit: 100, allowed: active },
      { group: ['toId', 'talent'], limit: 100, allowed: office },
      { group: ['toId', '{uid}', 'status', 'IS_PUBLISHED'], limit: 100, allowed: active },
      { group: ['toId', '{uid}', 'status', 'IS_WRITTEN'], limit: 100, allowed: office },
      { group: ['toId', '{uid}', 'status', 'IS_TAKEN_DOWN'], limit: 100, allowed: office },
      { group: ['toId', 'talent', 'status', 'IS_PUBLISHED'], limit: 100, allowed: [...shownTalents, ...certifiedClients, 'office'] },
    ],
    page: 100,
  },
  {
    path: 'talents/talent/reviews',
    documents: { one: { fromId: 'talent', toId: 'client', jobId: 'job', status: 'IS_WRITTEN' } },
    reads: [
      { get: 'one', allowed: ['talent', 'office'] },
      // Has this cast reviewed this client for this job?
      { list: ['jobId', 'job', 'toId', 'client'], limit: 100, allowed: ['talent', 'office'] },
      { group: ['toId', 'client'], limit: 100, allowed: office },
    ],
    page: 100,
  },
  {
    path: 'chatRooms',
    documents: { room: deal },
    reads: [
      { get: 'room', allowed: ['talent', 'client'] },
      { list: ['clientId', '{uid}'], limit: 100, allowed: active },
      { list: ['talentId', '{uid}'], limit: 100, allowed: active },
      { list: ['clientId', 'client'], limit: 100, allowed: ['client'] },
    ],
    page: 100,
  },
  {
    path: 'chatRooms/room/messages',
    documents: { one: { kind: 'TEXT', senderId: 'client' } },
    reads: [
      { get: 'one', allowed: ['talent', 'client'] },
      { list: null, limit: 100, allowed: ['talent', 'client'] },
    ],
    page: 100,
  },
  own('chatRoomReferences', 'talent'),
  own('notifications', 'talent'),
  ownByPath('inbox', 'uid'),
  own('jobFunnels', 'client', 'clientId'),
  { path: 'dealTerms', documents: { one: deal }, reads: byParties(100), page: 100 },
  { path: 'proxyAnswers', documents: { one: deal }, reads: [{ get: 'one', allowed: office }], page: 100 },
  { path: 'feeChangelogs', documents: { one: deal }, reads: byParties(100), page: 100 },
  {
    path: 'jobChangelogs',
    documents: { one: { clientId: 'client', jobId: 'job' }, ...onePerPrincipal('clientId') },
    reads: [
      { get: 'one', allowed: ['client', 'office'] },
      { get: '{uid}', allowed: active },
      { list: null, limit: 100, allowed: office },
      { list: ['clientId', '{uid}'], limit: 100, allowed: active },
      { list: ['jobId', 'job'], limit: 100, allowed: office },
    ],
    page: 100,
  },
  own('jobDrafts', 'client', 'clientId'),
  own('likedTalents', 'client'),
  own('likedJobs', 'talent'),
  ...['industryMaster', 'jobCategoryMaster', 'mediaMaster'].map(master),
  {
    path: 'masters',
    documents: { all: { entries: [] } },
    reads: [
      { get: 'all', allowed: active },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  {
    path: 'news',
    documents: {
      one: { isPublished: true, deletedAt: null },
      draft: { isPublished: false, deletedAt: null },
      removed: { isPublished: true, deletedAt: 1 },
    },
    reads: [
      { get: 'one', allowed: active },
      { get: 'draft', allowed: office },
      { get: 'removed', allowed: office },
      { list: null, limit: 100, allowed: office },
      { list: ['isPublished', true], limit: 100, allowed: office },
      { list: ['deletedAt', null], limit: 100, allowed: office },
      { list: ['deletedAt', null, 'isPublished', true], limit: 1, allowed: active },
    ],
    page: 100,
  },
  { path: 'jobChangeHistories', documents: { one: deal }, reads: byOffice(200), page: 200 },
  {
    path: 'officeJournal',
    documents: { one: { uid: 'office', act: 'AdminApproved', streamId: 'offer-1' } },
    reads: byOffice(100),
    page: 100,
  },
  {
    path: 'countersigns',
    documents: Object.fromEntries(watchedNames.map((act) => [act, { act }])),
    reads: [
      ...watchedNames.map((act): Read => ({ get: act, allowed: membersReading(partOfAct[act]) })),
      ...watchedNames.map((act): Read => ({ list: ['act', act], limit: 100, allowed: membersReading(partOfAct[act]) })),
    ],
    page: 100,
  },
  {
    path: 'desks',
    documents: Object.fromEntries(deskParts.map((part) => [part, { part }])),
    reads: [
      ...deskParts.map((part): Read => ({ get: part, allowed: membersReading(part) })),
      ...deskParts.map((part): Read => ({ list: ['part', part], limit: 100, allowed: membersReading(part) })),
    ],
    page: 100,
  },
  {
    path: 'controls',
    documents: { office: { watches: {} } },
    reads: [
      { get: 'office', allowed: [...membersReading('deals'), ...(['administration', 'operations', 'officeWithoutRole'] as const)] },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  ofOwner('personalOpenings', { openings: [] }),
  { path: 'officeActs', documents: { talent: { acts: [] } }, reads: [{ get: 'talent', allowed: office }], page: 100 },
  { path: 'peopleHistories', documents: { one: { uid: 'talent', type: 'TalentPublished', at: 1 } }, reads: byOffice(100), page: 100 },
  { path: 'reports', documents: { one: { ...deal, reporterId: 'talent', ownerId: 'client' } }, reads: byOffice(100), page: 100 },
  {
    path: 'contacts',
    documents: {
      one: { ownerId: 'uncertifiedClient', status: 'WAITING' },
      guests: { ownerId: 'contact-guests', accountId: 'suspendedTalentAccount', status: 'WAITING' },
    },
    reads: [
      { get: 'one', allowed: ['uncertifiedClient', 'office'] },
      { get: 'guests', allowed: office },
      { list: ['ownerId', '{uid}'], limit: 100, allowed: active },
      { list: ['ownerId', 'uncertifiedClient'], limit: 100, allowed: ['uncertifiedClient', 'office'] },
      { list: ['status', 'WAITING'], limit: 100, allowed: office },
    ],
    page: 100,
  },
  {
    path: 'contacts/one/contactMessages',
    documents: { '1': { ownerId: 'uncertifiedClient', number: 1 } },
    reads: [
      { get: '1', allowed: ['uncertifiedClient', 'office'] },
      { list: null, limit: 200, allowed: ['uncertifiedClient', 'office'] },
    ],
    page: 200,
  },
  { path: 'dairySummaries', documents: { one: { date: '2026-11-20' } }, reads: byOffice(400), page: 400 },
  {
    path: 'destinations',
    documents: { talent: { email: 'talent@example.com' } },
    reads: [
      { get: 'talent', allowed: ['talent'] },
      { get: '{uid}', allowed: active },
    ],
    page: 100,
  },
  {
    path: 'invoices',
    documents: { one: { clientId: 'client', number: '2026-0001' } },
    reads: [
      { get: 'one', allowed: ['client', 'office'] },
      { list: ['clientId', '{uid}'], limit: 100, allowed: active },
      { list: ['clientId', 'client'], limit: 100, allowed: ['client', 'office'] },
      { list: null, limit: 100, allowed: office },
    ],
    page: 100,
  },
  {
    path: 'officeInvoices',
    documents: { one: { clientId: 'client', payments: [] } },
    reads: [
      { get: 'one', allowed: office },
      { list: null, limit: 1, allowed: nobody },
      { list: ['clientId', '{uid}'], limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  {
    path: 'closings',
    documents: { '2026-10': { lockedAt: 1 } },
    reads: [
      { get: '2026-10', allowed: office },
      { list: null, limit: 1, allowed: nobody },
    ],
    page: 1,
  },
  { path: 'mails', documents: { one: { state: 'FAILED' } }, reads: byOffice(100), page: 100 },
  { path: 'parkedStreams', documents: { one: { streamId: 'offer-1' } }, reads: byOffice(100), page: 100 },
  ...['dairySummaries/one/shards', 'streams', 'streams/one/events', 'progress', 'receipts'].map(closed),
  { ...closed('reservations'), documents: { one: {}, private_talent: deal } },
  ...[
    'students',
    'limits',
    'billMonths',
    'invoiceCounters',
    'turns',
    'refusals',
    'personKeys',
    'pushDevices',
    'pushes',
    'erasures',
    'identityRounds',
    'digestRounds',
    'walks',
    'cardChecks',
    'projectionControl',
    'publicTalents',
    'publicJobs',
  ].map(closed),
];

/** The part of the office's work to which a collection belongs. */
const parts: Readonly<Record<string, OfficePart>> = {
  ...{ officeAccounts: 'people', officeClients: 'people', talents: 'people', media: 'people', publicClients: 'people' },
  ...{ officeActs: 'people', officeJournal: 'people', peopleHistories: 'people', officeStudents: 'roster', guardians: 'roster' },
  ...{ proxyAnswers: 'requests', reports: 'requests', contacts: 'requests', contactMessages: 'requests' },
  ...{ invoices: 'bills', officeInvoices: 'bills', closings: 'bills' },
  ...{ news: 'content', mails: 'operations', parkedStreams: 'operations' },
};

/** Collections whose documents belong to different parts: each read names its members. */
const named: readonly string[] = ['countersigns', 'desks'];

/** The allowed principals, with every member of the office whose role reads the part. */
export const readersOf = (path: string, allowed: readonly PrincipalName[]): PrincipalName[] => [
  ...new Set(
    allowed.flatMap((name) =>
      name === 'office' && !named.includes(nameOf(path)) ? membersReading(parts[nameOf(path)] ?? 'deals') : [name],
    ),
  ),
];

/** The id of a collection from its path. */
export const nameOf = (path: string): string => path.split('/').at(-1) as string;
