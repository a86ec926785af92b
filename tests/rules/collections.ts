import type { OfficePart } from '#domain/kernel/officeParts.ts';
import { deskParts } from '#domain/office/desk/kinds.ts';
import { partOfAct, watchedNames } from '#domain/office/fourEyes.ts';
import { heldParts } from '#domain/office/heldAct/holdable.ts';
import type { Readers } from '#projections/kernel/readers.ts';
import { readModelCollections, readModels } from '#projections/readModels.ts';
import {
  active,
  certifiedClients,
  except,
  lookingTalents,
  membersReading,
  nobody,
  type PrincipalName,
  shownTalents,
} from './principals.ts';
import { rowOf } from './readersInRows.ts';

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
/** Clients and casts who are signed in and not suspended, in any state of their profile. */
const activeClients: PrincipalName[] = ['client', 'uncertifiedClient', 'otherClient'];
const activeTalents: PrincipalName[] = ['talent', 'otherTalent', 'waitingTalent', 'suspendedTalent'];
const deal = { clientId: 'client', talentId: 'talent', jobId: 'job' };

const closed = (path: string): Row => ({
  path,
  documents: { one: { streamId: 'offer-1', version: 1 } },
  reads: [
    { get: 'one', allowed: nobody },
    { list: null, limit: 1, allowed: nobody },
  ],
  page: 1,
});

/** The path of a collection, below the documents of other rows. */
const pathFor = (collection: string): string =>
  collection === 'offers' || collection === 'entries' ? `jobs/job/${collection}` : collection;

export const collections: readonly Row[] = [
  ...readModelCollections.flatMap((collection) => {
    const { readers } = readModels[collection];
    return readers ? [rowOf(pathFor(collection), readers)] : [];
  }),
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
      // The office counts whole lists, which the database treats as a list.
      { list: null, limit: 1000, allowed: office },
      { list: ['isPublished', true], limit: 100, allowed: [...shownTalents, ...certifiedClients, 'office'] },
      { list: ['isPublished', true], limit: 101, allowed: office },
      { list: ['isPublished', false], limit: 100, allowed: office },
    ],
    page: 1000,
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
      { list: null, limit: 1000, allowed: office },
      { list: ['visibility', 'PUBLIC'], limit: 100, allowed: [...lookingTalents, ...certifiedClients, 'office'] },
      { list: ['visibility', 'PUBLIC'], limit: 101, allowed: office },
      { list: ['visibility', 'PRIVATE'], limit: 100, allowed: office },
      { list: ['clientId', '{uid}'], limit: 100, allowed: [...certifiedClients, 'office'] },
      { list: ['clientId', '{uid}'], limit: 101, allowed: office },
    ],
    page: 1000,
  },
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
    path: 'chatRooms/one/messages',
    documents: { one: { kind: 'TEXT', senderId: 'client' } },
    reads: [
      { get: 'one', allowed: ['talent', 'client'] },
      { list: null, limit: 100, allowed: ['talent', 'client'] },
    ],
    page: 100,
  },
  { path: 'proxyAnswers', documents: { one: deal }, reads: [{ get: 'one', allowed: office }], page: 100 },
  {
    path: 'news',
    documents: {
      one: { isPublished: true, deletedAt: null },
      draft: { isPublished: false, publishedTo: null, deletedAt: null },
      forClients: { isPublished: false, publishedTo: 'client', deletedAt: null },
      forCasts: { isPublished: false, publishedTo: 'talent', deletedAt: null },
      removed: { isPublished: true, deletedAt: 1 },
    },
    reads: [
      { get: 'one', allowed: active },
      { get: 'draft', allowed: office },
      { get: 'forClients', allowed: [...office, ...activeClients] },
      { get: 'forCasts', allowed: [...office, ...activeTalents] },
      { get: 'removed', allowed: office },
      { list: null, limit: 100, allowed: office },
      { list: ['isPublished', true], limit: 100, allowed: office },
      { list: ['deletedAt', null], limit: 100, allowed: office },
      { list: ['deletedAt', null, 'isPublished', true], limit: 1, allowed: active },
      { list: ['deletedAt', null, 'publishedTo', 'client'], limit: 50, allowed: [...office, ...activeClients] },
      { list: ['deletedAt', null, 'publishedTo', 'talent'], limit: 50, allowed: [...office, ...activeTalents] },
      { list: ['deletedAt', null, 'publishedTo', null], limit: 50, allowed: office },
    ],
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
    path: 'heldActs',
    documents: Object.fromEntries(heldParts.map((part) => [part, { part }])),
    reads: [
      ...heldParts.map((part): Read => ({ get: part, allowed: membersReading(part) })),
      ...heldParts.map((part): Read => ({ list: ['part', part], limit: 100, allowed: membersReading(part) })),
    ],
    page: 100,
  },
  {
    path: 'contacts/one/contactMessages',
    documents: { '1': { ownerId: 'talent', number: 1 } },
    reads: [
      { get: '1', allowed: ['talent', 'office'] },
      { list: null, limit: 200, allowed: ['talent', 'office'] },
    ],
    page: 200,
  },
  { path: 'mails', documents: { one: { state: 'FAILED' } }, reads: byOffice(100), page: 100 },
  { path: 'parkedStreams', documents: { one: { streamId: 'offer-1' } }, reads: byOffice(100), page: 100 },
  { path: 'missingWords', documents: { one: { word: 'ケン玉' } }, reads: byOffice(100), page: 100 },
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

/** The part of the office's work to which a collection belongs whose rule is by hand. */
const parts: Readonly<Record<string, OfficePart>> = {
  talents: 'people',
  media: 'people',
  publicClients: 'people',
  proxyAnswers: 'requests',
  contactMessages: 'requests',
  news: 'content',
  mails: 'operations',
  parkedStreams: 'operations',
  missingWords: 'content',
};

const membersOf = (collection: string): readonly PrincipalName[] => {
  const office = (readModels as Readonly<Record<string, { readonly readers?: Readers }>>)[collection]?.readers?.office;
  return office === 'anyPart'
    ? [...membersReading('deals'), 'administration', 'operations', 'officeWithoutRole']
    : membersReading(office ?? parts[collection] ?? 'deals');
};

/** Collections whose documents belong to different parts: each read names its members. */
const named: readonly string[] = ['countersigns', 'desks', 'heldActs'];

/** The allowed principals, with every member of the office whose role reads the part. */
export const readersOf = (path: string, allowed: readonly PrincipalName[]): PrincipalName[] => [
  ...new Set(allowed.flatMap((name) => (name === 'office' && !named.includes(nameOf(path)) ? membersOf(nameOf(path)) : [name]))),
];

/** The id of a collection from its path. */
export const nameOf = (path: string): string => path.split('/').at(-1) as string;
