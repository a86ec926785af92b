import type { EventType } from '#domain/registry.ts';
import { billMonths } from './billMonths.ts';
import { chatRoomReferences } from './chatRoomReferences.ts';
import { chatRooms } from './chatRooms.ts';
import { clients } from './clients.ts';
import { destinations } from './destinations.ts';
import { entries } from './entries.ts';
import { feeChangelogs } from './feeChangelogs.ts';
import { jobChangeHistories } from './jobChangeHistories.ts';
import { jobChangelogs } from './jobChangelogs.ts';
import { jobDrafts } from './jobDrafts.ts';
import { jobs } from './jobs.ts';
import { likedJobs } from './likedJobs.ts';
import { likedCounts, likedTalents } from './likedTalents.ts';
import { masters } from './masters.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { officeActs } from './officeActs.ts';
import { peopleHistories } from './peopleHistories.ts';
import type { Projector } from './projector.ts';
import { publicClients, publicReviews } from './publicClients.ts';
import { receivedReviews } from './receivedReviews.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { students } from './students.ts';
import { talentPrivate } from './talentPrivate.ts';
import { talents } from './talents.ts';
import { users } from './users.ts';

/** The documents that one stream owns: they are written in the commit of its events. */
export const ownProjectors: readonly Projector[] = [
  users,
  talents,
  talentPrivate,
  clients,
  publicClients,
  jobs,
  jobDrafts,
  offers,
  entries,
  feeChangelogs,
  jobChangelogs,
  jobChangeHistories,
  reviews,
  chatRooms,
  chatRoomReferences,
  messages,
  likedTalents,
  likedJobs,
  masters,
  news,
  students,
  destinations,
  peopleHistories,
  reports,
  media,
];

/**
 * Documents that several streams write. They are projected after the commit, each event once, in the
 * order of its stream. The order between streams does not matter.
 */
export const sharedProjectors: readonly Projector[] = [notifications, receivedReviews, publicReviews, likedCounts, officeActs, billMonths];

export const readModelProjectors: readonly Projector[] = [...ownProjectors, ...sharedProjectors];

/** Written in commits by several streams, each with its own fields: a commit reads them in a transaction. */
export const jointCollections: readonly string[] = ['users', 'officeAccounts'];

/** Every collection that the replay fills, for verify and rebuild; sub-collections by their own name. */
export const readModelCollections = [
  ...[
    'users',
    'officeAccounts',
    'talents',
    'talentPrivate',
    'clients',
    'officeClients',
    'publicClients',
    'jobs',
    'offers',
    'entries',
    'billMonths',
    'feeChangelogs',
    'jobChangelogs',
    'jobChangeHistories',
  ],
  ...['reviews', 'chatRooms', 'chatRoomReferences', 'messages', 'notifications', 'openedNotifications'],
  ...['students', 'officeStudents', 'destinations', 'officeActs', 'peopleHistories', 'reports'],
  ...['jobDrafts', 'likedTalents', 'likedJobs', 'industryMaster', 'jobCategoryMaster', 'mediaMaster', 'news', 'media'],
  ...['dairySummaries', 'shards'],
] as const;

export const handledByReadModels = (type: EventType): boolean => readModelProjectors.some(({ handles }) => handles.includes(type));
