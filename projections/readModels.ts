import type { z } from 'zod';
import { destinationSchema } from './account/destinations.schema.ts';
import { destinations } from './account/destinations.ts';
import { officeAccountSchema } from './account/officeAccounts.schema.ts';
import { personalOpeningsSchema } from './account/personalOpenings.schema.ts';
import { personalOpenings } from './account/personalOpenings.ts';
import { pushDevices, pushDevicesSchema } from './account/pushDevices.ts';
import { userSchema } from './account/users.schema.ts';
import { users } from './account/users.ts';
import { auditionInviteSchema, auditionSchema, auditionScoreSchema } from './audition/auditions.schema.ts';
import { auditions } from './audition/auditions.ts';
import { chatRoomReferenceSchema } from './chat/chatRoomReferences.schema.ts';
import { chatRoomReferences } from './chat/chatRoomReferences.ts';
import { chatRoomSchema, messageSchema } from './chat/chatRooms.schema.ts';
import { chatRooms, messages } from './chat/chatRooms.ts';
import { clientSchema } from './client/clients.schema.ts';
import { clients } from './client/clients.ts';
import { officeClientSchema } from './client/officeClients.schema.ts';
import { publicClientSchema } from './client/publicClients.schema.ts';
import { publicClients } from './client/publicClients.ts';
import { contactMessageSchema, contactSchema } from './contact/contacts.schema.ts';
import { contacts } from './contact/contacts.ts';
import { masterListSchema, masterSchema } from './content/masters.schema.ts';
import { masterList, masters } from './content/masters.ts';
import { newsSchema } from './content/news.schema.ts';
import { news } from './content/news.ts';
import { billMonthSchema, billMonths } from './deal/billMonths.ts';
import { entrySchema } from './deal/entries.schema.ts';
import { entries } from './deal/entries.ts';
import { feeChangelogSchema, feeChangelogs } from './deal/feeChangelogs.ts';
import { jobFunnelSchema } from './deal/jobFunnels.schema.ts';
import { jobFunnels } from './deal/jobFunnels.ts';
import { offerSchema } from './deal/offers.schema.ts';
import { offers } from './deal/offers.ts';
import { proxyAnswerSchema } from './deal/proxyAnswers.schema.ts';
import { proxyAnswers } from './deal/proxyAnswers.ts';
import { takenSeatsSchema } from './deal/takenSeats.schema.ts';
import { takenSeats } from './deal/takenSeats.ts';
import { dealTermsSchema } from './deal/terms.schema.ts';
import { availabilitySchema, diarySchema } from './diary/diaries.schema.ts';
import { diaries } from './diary/diaries.ts';
import { likedJobSchema, likedTalentSchema } from './favorite/favorites.schema.ts';
import { likedCounts, likedJobs, likedTalents } from './favorite/favorites.ts';
import { dailySummarySchema, summaryShardSchema } from './figures/dailySummaries.schema.ts';
import { publicJobSchema, publicJobs } from './front/publicJobs.ts';
import { publicTalentSchema, publicTalents } from './front/publicTalents.ts';
import { guardianSchema } from './guardian/guardians.schema.ts';
import { guardians } from './guardian/guardians.ts';
import { holdSchema } from './hold/holds.schema.ts';
import { holds } from './hold/holds.ts';
import { inboxSchema } from './inbox/inbox.schema.ts';
import { ownBlocks, ownDevices, unreadMessages, waiting } from './inbox/inbox.ts';
import { invoiceSchema, officeInvoiceSchema } from './invoice/invoices.schema.ts';
import { invoices } from './invoice/invoices.ts';
import { jobChangelogSchema } from './job/jobChangelogs.schema.ts';
import { jobChangelogs } from './job/jobChangelogs.ts';
import { jobDraftSchema } from './job/jobDrafts.schema.ts';
import { jobSchema } from './job/jobs.schema.ts';
import { jobDrafts, jobs } from './job/jobs.ts';
import type { Projector } from './kernel/projector.ts';
import type { Readers } from './kernel/readers.ts';
import { notificationSchema } from './notification/notifications.schema.ts';
import { notifications } from './notification/notifications.ts';
import { closingSchema } from './office/closings.schema.ts';
import { closings } from './office/closings.ts';
import { controlSchema } from './office/controls.schema.ts';
import { countersignSchema } from './office/countersigns.schema.ts';
import { controls, countersigns } from './office/countersigns.ts';
import { deskSchema } from './office/desks.schema.ts';
import { desks } from './office/desks.ts';
import { heldActSchema } from './office/heldActs.schema.ts';
import { heldActs } from './office/heldActs.ts';
import { jobChangeHistorySchema, peopleHistorySchema } from './office/histories.schema.ts';
import { jobChangeHistories, peopleHistories } from './office/histories.ts';
import { officeActsSchema } from './office/officeActs.schema.ts';
import { officeActs } from './office/officeActs.ts';
import { officeJournalSchema } from './office/officeJournal.schema.ts';
import { officeJournal } from './office/officeJournal.ts';
import { priceListSchema } from './office/priceLists.schema.ts';
import { priceLists } from './office/priceLists.ts';
import { statementLayoutSchema } from './office/statementLayouts.schema.ts';
import { statementLayouts } from './office/statementLayouts.ts';
import { orderSchema } from './order/orders.schema.ts';
import { orders } from './order/orders.ts';
import { officePayeeSchema, payeeSchema } from './payout/payees.schema.ts';
import { payees } from './payout/payees.ts';
import { payoutSchema } from './payout/payouts.schema.ts';
import { payouts } from './payout/payouts.ts';
import { transferSchema } from './payout/transfers.schema.ts';
import { transfers } from './payout/transfers.ts';
import { reportSchema } from './report/reports.schema.ts';
import { reports } from './report/reports.ts';
import { publicReviews, receivedReviews } from './review/receivedReviews.ts';
import { reviewSchema } from './review/reviews.schema.ts';
import { reviews } from './review/reviews.ts';
import { savedSearchesSchema } from './savedSearch/savedSearches.schema.ts';
import { savedSearches } from './savedSearch/savedSearches.ts';
import { settlementSchema } from './settlement/settlements.schema.ts';
import { settlements } from './settlement/settlements.ts';
import { shortlistCastSchema, shortlistSchema, shortlistShareSchema } from './shortlist/shortlists.schema.ts';
import { shortlists } from './shortlist/shortlists.ts';
import { officeStudentSchema } from './student/officeStudents.schema.ts';
import { studentSchema, students } from './student/students.ts';
import { mediaSchema } from './talent/media.schema.ts';
import { media } from './talent/media.ts';
import { talentPrivateSchema } from './talent/talentPrivate.schema.ts';
import { talentPrivate } from './talent/talentPrivate.ts';
import { talentSchema } from './talent/talents.schema.ts';
import { talents } from './talent/talents.ts';

type Row = {
  /** The parent collections, if it is a sub-collection. It is then read as a collection group. */
  readonly under?: readonly string[];
  /** The schema of a document. The web app parses with it. */
  readonly schema: z.ZodObject;
  /** Projectors that write it in the commit of an event. */
  readonly own?: readonly Projector[];
  /**
   * Set if several streams write one document in their commits. A commit writes it only if it has
   * not changed since it was read.
   */
  readonly joint?: true;
  /**
   * Projectors that write it after the commit, because several streams write one document. Each
   * event counts once, in the order of its stream. The order between streams does not matter.
   */
  readonly shared?: readonly Projector[];
  /** Who reads it. Without: by a rule in firestore.rules by hand, or no browser. */
  readonly readers?: Readers;
};

/** Every collection that is built from the log. Increments fill `figures` (`countOf`). */
const table = {
  users: { schema: userSchema, own: [users, destinations, pushDevices], joint: true },
  officeAccounts: {
    schema: officeAccountSchema,
    own: [users, destinations, pushDevices],
    joint: true,
    readers: { id: 'uid', office: 'people', page: 1000 },
  },
  destinations: { schema: destinationSchema, own: [destinations], readers: { id: 'uid', owner: 'path' } },
  personalOpenings: { schema: personalOpeningsSchema, shared: [personalOpenings], readers: { id: 'uid', owner: 'path' } },
  pushDevices: { schema: pushDevicesSchema, own: [pushDevices] },

  talents: { schema: talentSchema, own: [talents], shared: [receivedReviews, likedCounts] },
  talentPrivate: { schema: talentPrivateSchema, own: [talentPrivate], readers: { id: 'uid', owner: 'path' } },
  media: { under: ['talents'], schema: mediaSchema, own: [media] },

  guardians: { schema: guardianSchema, own: [guardians], readers: { id: 'uid', owner: 'path', office: 'roster' } },
  savedSearches: { schema: savedSearchesSchema, own: [savedSearches], readers: { id: 'uid', owner: 'path' } },
  diaries: { schema: diarySchema, shared: [diaries], readers: { id: 'uid', owner: 'path', office: 'deals' } },
  availability: { schema: availabilitySchema, shared: [diaries] },

  clients: { schema: clientSchema, own: [clients], shared: [receivedReviews], readers: { id: 'uid', owner: 'path' } },
  officeClients: {
    schema: officeClientSchema,
    own: [clients],
    shared: [receivedReviews],
    readers: { id: 'uid', office: 'people', page: 100 },
  },
  publicClients: { schema: publicClientSchema, own: [publicClients], shared: [publicReviews] },

  jobs: { schema: jobSchema, own: [jobs] },
  jobDrafts: { schema: jobDraftSchema, own: [jobDrafts], readers: { id: 'jobId', owner: 'clientId', page: 100 } },
  jobChangelogs: { schema: jobChangelogSchema, own: [jobChangelogs], readers: { id: 'id', owner: 'clientId', office: 'deals', page: 100 } },

  publicTalents: { schema: publicTalentSchema, own: [publicTalents] },
  publicJobs: { schema: publicJobSchema, own: [publicJobs] },

  offers: {
    under: ['jobs'],
    schema: offerSchema,
    own: [offers],
    readers: { id: 'offerId', parties: true, office: 'deals', page: 1000 },
  },
  entries: {
    under: ['jobs'],
    schema: entrySchema,
    own: [entries],
    readers: { id: 'entryId', parties: true, office: 'deals', page: 1000 },
  },
  dealTerms: { schema: dealTermsSchema, own: [offers, entries], readers: { id: 'id', parties: true, office: 'deals', page: 100 } },
  feeChangelogs: { schema: feeChangelogSchema, own: [feeChangelogs], readers: { id: 'id', parties: true, office: 'deals', page: 100 } },
  proxyAnswers: { schema: proxyAnswerSchema, own: [proxyAnswers] },
  jobFunnels: { schema: jobFunnelSchema, shared: [jobFunnels], readers: { id: 'jobId', owner: 'clientId', office: 'deals', page: 100 } },
  takenSeats: { schema: takenSeatsSchema, shared: [takenSeats], readers: { id: 'jobId', everyone: true } },
  settlements: { schema: settlementSchema, own: [settlements], readers: { id: 'dealId', parties: true, office: 'deals', page: 100 } },
  orders: { schema: orderSchema, own: [orders], readers: { id: 'dealId', owner: 'clientId', office: 'bills', page: 100 } },
  holds: { schema: holdSchema, own: [holds], readers: { id: 'dealId', parties: true, office: 'deals', page: 1000 } },
  auditions: { schema: auditionSchema, own: [auditions], readers: { id: 'auditionId', owner: 'clientId', office: 'deals', page: 100 } },
  auditionInvites: { schema: auditionInviteSchema, own: [auditions], readers: { id: 'id', parties: true, office: 'deals', page: 100 } },
  auditionScores: { schema: auditionScoreSchema, own: [auditions], readers: { id: 'id', owner: 'clientId', office: 'deals', page: 100 } },
  billMonths: { schema: billMonthSchema, shared: [billMonths] },

  invoices: { schema: invoiceSchema, own: [invoices], readers: { id: 'number', owner: 'clientId', office: 'bills', page: 100 } },
  officeInvoices: { schema: officeInvoiceSchema, own: [invoices], readers: { id: 'number', office: 'bills' } },

  chatRooms: { schema: chatRoomSchema, own: [chatRooms], readers: { id: 'roomId', parties: true, page: 100 } },
  messages: { under: ['chatRooms'], schema: messageSchema, own: [messages] },
  chatRoomReferences: { schema: chatRoomReferenceSchema, own: [chatRoomReferences], readers: { id: 'id', owner: 'uid', page: 100 } },

  reviews: { under: ['clients', 'talents'], schema: reviewSchema, own: [reviews] },

  likedTalents: { schema: likedTalentSchema, own: [likedTalents], readers: { id: 'id', owner: 'uid', page: 100 } },
  likedJobs: { schema: likedJobSchema, own: [likedJobs], readers: { id: 'id', owner: 'uid', page: 100 } },
  shortlists: { schema: shortlistSchema, own: [shortlists], readers: { id: 'listId', owner: 'clientId', page: 100 } },
  shortlistCasts: { schema: shortlistCastSchema, own: [shortlists], readers: { id: 'id', owner: 'clientId', page: 100 } },
  shortlistShares: { schema: shortlistShareSchema, own: [shortlists], readers: { id: 'id', owner: 'clientId', page: 100 } },

  industryMaster: { schema: masterSchema, own: [masters], readers: { id: 'id', everyone: true, page: 100 } },
  jobCategoryMaster: { schema: masterSchema, own: [masters], readers: { id: 'id', everyone: true, page: 100 } },
  mediaMaster: { schema: masterSchema, own: [masters], readers: { id: 'id', everyone: true, page: 100 } },
  synonymMaster: { schema: masterSchema, own: [masters], readers: { id: 'id', everyone: true, page: 100 } },
  masters: { schema: masterListSchema, shared: [masterList], readers: { id: 'id', everyone: true } },
  news: { schema: newsSchema, own: [news] },

  students: { schema: studentSchema, own: [students] },
  officeStudents: { schema: officeStudentSchema, own: [students], readers: { id: 'taCode', office: 'roster', page: 100 } },

  reports: { schema: reportSchema, own: [reports], readers: { id: 'id', office: 'requests', page: 100 } },

  contacts: { schema: contactSchema, own: [contacts], readers: { id: 'contactId', owner: 'ownerId', office: 'requests', page: 100 } },
  contactMessages: { under: ['contacts'], schema: contactMessageSchema, own: [contacts] },

  notifications: { schema: notificationSchema, shared: [notifications], readers: { id: 'id', owner: 'uid', page: 100 } },
  inbox: {
    schema: inboxSchema,
    own: [unreadMessages, ownDevices, ownBlocks],
    joint: true,
    shared: [waiting, notifications],
    readers: { id: 'uid', owner: 'path' },
  },

  jobChangeHistories: { schema: jobChangeHistorySchema, own: [jobChangeHistories], readers: { id: 'id', office: 'deals', page: 200 } },
  peopleHistories: { schema: peopleHistorySchema, own: [peopleHistories], readers: { id: 'id', office: 'people', page: 100 } },
  officeActs: { schema: officeActsSchema, shared: [officeActs], readers: { id: 'uid', office: 'people' } },
  countersigns: { schema: countersignSchema, own: [countersigns] },
  desks: { schema: deskSchema, own: [desks] },
  heldActs: { schema: heldActSchema, own: [heldActs] },
  controls: { schema: controlSchema, own: [controls], readers: { id: 'id', office: 'anyPart' } },
  payees: { schema: payeeSchema, own: [payees], readers: { id: 'uid', owner: 'path' } },
  officePayees: { schema: officePayeeSchema, own: [payees], readers: { id: 'uid', office: 'bills' } },
  payouts: { schema: payoutSchema, own: [payouts], readers: { id: 'payoutId', owner: 'talentId', office: 'bills', page: 100 } },
  transfers: { schema: transferSchema, own: [transfers], readers: { id: 'transferId', office: 'bills', page: 100 } },
  priceLists: { schema: priceListSchema, own: [priceLists], readers: { id: 'id', everyone: true } },
  statementLayouts: { schema: statementLayoutSchema, own: [statementLayouts], readers: { id: 'id', office: 'bills', page: 1 } },
  closings: { schema: closingSchema, own: [closings], readers: { id: 'month', office: 'bills' } },
  officeJournal: { schema: officeJournalSchema, own: [officeJournal], readers: { id: 'id', office: 'people', page: 100 } },

  dairySummaries: { schema: dailySummarySchema, readers: { id: 'date', office: 'deals', page: 400 } },
  shards: { under: ['dairySummaries'], schema: summaryShardSchema },
} as const satisfies Readonly<Record<string, Row>>;

export type Collection = keyof typeof table;

export const readModels: Readonly<Record<Collection, Row>> = table;
export const readModelCollections = Object.keys(table) as readonly Collection[];

const rows = Object.values(readModels);

/** The projectors that run in the commit of an event. */
export const ownProjectors: readonly Projector[] = [...new Set(rows.flatMap(({ own = [] }) => own))];
/** The projectors that run after the commit. */
export const sharedProjectors: readonly Projector[] = [...new Set(rows.flatMap(({ shared = [] }) => shared))];
/** All projectors; those of the commit come first. */
export const readModelProjectors: readonly Projector[] = [...ownProjectors, ...sharedProjectors];

/** The collections with documents that commits of several streams write. */
export const jointCollections = readModelCollections.filter((collection) => readModels[collection].joint);
/** The collections with documents that several streams write after their commits. */
export const sharedCollections = readModelCollections.filter((collection) => readModels[collection].shared);

/** The paths of a collection's documents, with `*` for an id: one per parent collection. */
export const pathsOf = (collection: Collection): readonly string[] =>
  readModels[collection].under?.map((parent) => `${parent}/*/${collection}`) ?? [collection];
