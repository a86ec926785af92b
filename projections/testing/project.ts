import { z } from 'zod';
import type { AnyEnvelope } from '#domain/registry.ts';
import { billMonthSchema } from '../billMonths.ts';
import { chatRoomReferenceSchema } from '../chatRoomReferences.ts';
import { chatRoomSchema } from '../chatRooms.ts';
import { clientSchema } from '../clients.ts';
import { dairySummarySchema, summaryShardSchema } from '../dairySummaries.ts';
import { destinationSchema } from '../destinations.ts';
import { entrySchema } from '../entries.ts';
import { feeChangelogSchema } from '../feeChangelogs.ts';
import { jobChangeHistorySchema } from '../jobChangeHistories.ts';
import { jobChangelogSchema } from '../jobChangelogs.ts';
import { jobDraftSchema } from '../jobDrafts.ts';
import { jobSchema } from '../jobs.ts';
import { likedJobSchema } from '../likedJobs.ts';
import { likedTalentSchema } from '../likedTalents.ts';
import { masterSchema } from '../masters.ts';
import { mediaSchema } from '../media.ts';
import { messageSchema } from '../messages.ts';
import { newsSchema } from '../news.ts';
import { notificationSchema, openedNotificationsSchema } from '../notifications.ts';
import { offerSchema } from '../offers.ts';
import { officeAccountSchema } from '../officeAccounts.ts';
import { officeActsSchema } from '../officeActs.ts';
import { officeClientSchema } from '../officeClients.ts';
import { officeStudentSchema } from '../officeStudents.ts';
import { peopleHistorySchema } from '../peopleHistories.ts';
import { carryOut, type Projector, type ReadModel } from '../projector.ts';
import { publicClientSchema } from '../publicClients.ts';
import type { readModelCollections } from '../readModels.ts';
import { reportSchema } from '../reports.ts';
import { reviewSchema } from '../reviews.ts';
import { studentSchema } from '../students.ts';
import { talentPrivateSchema } from '../talentPrivate.ts';
import { talentSchema } from '../talents.ts';
import { userSchema } from '../users.ts';

export const schemas: Record<(typeof readModelCollections)[number], z.ZodObject> = {
  users: userSchema,
  officeAccounts: officeAccountSchema,
  talents: talentSchema,
  talentPrivate: talentPrivateSchema,
  clients: clientSchema,
  officeClients: officeClientSchema,
  publicClients: publicClientSchema,
  jobs: jobSchema,
  jobDrafts: jobDraftSchema,
  offers: offerSchema,
  entries: entrySchema,
  billMonths: billMonthSchema,
  feeChangelogs: feeChangelogSchema,
  jobChangelogs: jobChangelogSchema,
  jobChangeHistories: jobChangeHistorySchema,
  reviews: reviewSchema,
  chatRooms: chatRoomSchema,
  chatRoomReferences: chatRoomReferenceSchema,
  messages: messageSchema,
  notifications: notificationSchema,
  openedNotifications: openedNotificationsSchema,
  likedTalents: likedTalentSchema,
  likedJobs: likedJobSchema,
  industryMaster: masterSchema,
  jobCategoryMaster: masterSchema,
  mediaMaster: masterSchema,
  news: newsSchema,
  students: studentSchema,
  officeStudents: officeStudentSchema,
  destinations: destinationSchema,
  officeActs: officeActsSchema,
  peopleHistories: peopleHistorySchema,
  reports: reportSchema,
  media: mediaSchema,
  dairySummaries: dairySummarySchema,
  shards: summaryShardSchema,
};

/** Made once each: making a schema costs more than parsing with it. */
const strictSchemas = new Map<keyof typeof schemas, z.ZodObject>();
const strict = (collection: keyof typeof schemas): z.ZodObject => {
  const schema = strictSchemas.get(collection) ?? z.strictObject(schemas[collection].shape);
  strictSchemas.set(collection, schema);
  return schema;
};

/** Reads a document as the web app does, and refuses fields that its schema does not know. */
export const parseDocument = (path: string, document: ReadModel): ReadModel => {
  return strict(path.split('/').at(-2) as keyof typeof schemas).parse(document) as ReadModel;
};

/** The documents that projectors make of events, by path, each parsed with its schema; an event may read only what its keys name. */
export const project = (projectors: readonly Projector[], events: readonly AnyEnvelope[]): Record<string, ReadModel> => {
  const documents = new Map<string, ReadModel>();
  for (const event of events)
    for (const each of projectors.filter(({ handles }) => handles.includes(event.type))) {
      const keys = new Set(each.keys(event));
      const readable = new Map([...documents].filter(([path]) => keys.has(path)));
      for (const write of each.apply(event, readable)) carryOut(documents, write);
    }
  return Object.fromEntries([...documents].map(([path, document]) => [path, parseDocument(path, document)]));
};
