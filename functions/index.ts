import type { CloudEvent } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { type MessagePublishedData, onMessagePublished } from 'firebase-functions/v2/pubsub';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import type { CallableOf } from '#domain/office/operation/addresses.ts';
import { closings } from './commands/closings.ts';
import { countersigns } from './commands/countersigns.ts';
import { desks } from './commands/desks.ts';
import { guardianAnswers } from './commands/guardianAnswers.ts';
import { guardians } from './commands/guardians.ts';
import { guestContacts } from './commands/guestContacts.ts';
import { heldActs } from './commands/heldActs.ts';
import { invoices } from './commands/invoices.ts';
import { media } from './commands/media.ts';
import { controls, masters, operations, priceLists, statementLayouts } from './commands/office.ts';
import { payees, payouts, transfers } from './commands/payouts.ts';
import { accounts, clients, talents } from './commands/people.ts';
import { students } from './commands/students.ts';
import { chats, contacts, news, notifications, reports, reviews } from './commands/talk.ts';
import {
  auditions,
  diaries,
  entries,
  favorites,
  holds,
  jobs,
  offers,
  orders,
  savedSearches,
  settlements,
  shortlists,
} from './commands/work.ts';
import { EFFECTS_TOPIC, EVENTS_TOPIC, type Message } from './delivery/publish.ts';
import { measureBacklog, sweepOwed } from './delivery/sweepOwed.ts';
import type { Alarm } from './effects/deadlines/alarmClock.ts';
import { fireDeadline } from './effects/deadlines/fireDeadline.ts';
import { sweepDeadlines } from './effects/deadlines/sweepDeadlines.ts';
import { deliverDue } from './effects/deliverDue.ts';
import { sweepErasures } from './effects/erasure/erasePerson.ts';
import { sweepLostIdentities } from './effects/erasure/sweepLostIdentities.ts';
import { sweepMails } from './effects/mail/deliverMail.ts';
import { sweepOfficeMails } from './effects/mail/officeMails.ts';
import { sweepDigests } from './effects/mail/sweepDigests.ts';
import { sweepHeldMails } from './effects/mail/sweepHeldMails.ts';
import { type DueMessage, MAILS_TOPIC } from './effects/mail/wakeMailSender.ts';
import { sweepPushes } from './effects/push/deliverPush.ts';
import { smtpUrl, vapidPrivateKey } from './effects/senderSettings.ts';
import { sweepAgeBands, sweepViewOrders } from './effects/sweepTalents.ts';
import { billExports } from './files/billExports.ts';
import { errorReports } from './files/errorReports.ts';
import { invoiceFiles } from './files/invoiceFiles.ts';
import { messageFiles } from './files/messageFiles.ts';
import { payoutFiles } from './files/payoutFiles.ts';
import { uploads } from './files/uploads.ts';
import { publicPagesOf } from './front/publicPages.ts';
import { sharedListsOf } from './front/sharedLists.ts';
import { callableService } from './gate/callableOf.ts';
import { type MovieTask, makeMovieReady } from './media/makeMovieReady.ts';
import { exportSpansIfAsked } from './platform/exportSpans.ts';
import {
  calendarOptions,
  commandOptions,
  fileOptions,
  mailOptions,
  movieOptions,
  policyOptions,
  publicPageOptions,
  readOptions,
  scheduleOptions,
  sealOptions,
  sealReadingOptions,
  searchOptions,
  sharedListOptions,
  subscriptionOptions,
  taskOptions,
} from './platform/options.ts';
import { schedulerText, schedules } from './platform/schedules.ts';
import { continuing, inLinkedTrace, inSpan } from './platform/tracing.ts';
import { handleDocuments, handleEffects } from './policies/handleMessage.ts';
import { sweepCards } from './projections/copiedCards.ts';
import { sweepDays } from './projections/dailySummaries.ts';
import { audit } from './reads/audit.ts';
import { bills } from './reads/bills.ts';
import { dealCertificate } from './reads/dealCertificate.ts';
import { operationStatus } from './reads/operationStatus.ts';
import { ownData } from './reads/ownData.ts';
import { readRowsAhead, search as searchCallable } from './reads/search.ts';
import { calendarsOf } from './reads/showCalendar.ts';
import { runtime } from './runtime.ts';
import { showSeals } from './seals/keptSeals.ts';
import { makeSeal } from './seals/makeSeal.ts';

// Must run before the first span: earlier spans are not recorded.
exportSpansIfAsked();

/** All commands of people, the office and the system; one callable per aggregate. */
export const commands = callableService(commandOptions, {
  accounts,
  chats,
  clients,
  contacts,
  closings,
  controls,
  countersigns,
  desks,
  diaries,
  entries,
  favorites,
  guardians,
  heldActs,
  auditions,
  holds,
  invoices,
  jobs,
  masters,
  news,
  notifications,
  offers,
  operations,
  orders,
  payees,
  payouts,
  priceLists,
  statementLayouts,
  reports,
  reviews,
  savedSearches,
  settlements,
  shortlists,
  students,
  talents,
  transfers,
} satisfies Record<CallableOf<'commands'>, unknown>);

/** Reads of the office that bypass the security rules, certificates of deals, and own data. */
export const reads = callableService(readOptions, { audit, bills, dealCertificate, operationStatus, ownData } satisfies Record<
  CallableOf<'reads'>,
  unknown
>);

export const search = callableService(searchOptions, { search: searchCallable } satisfies Record<CallableOf<'search'>, unknown>);
// All services load this file. Only the `search` service reads the rows at startup.
if (process.env.K_SERVICE === 'search') readRowsAhead();

/** Uploads of pictures and movies, downloads of bills and invoices. */
export const files = callableService(fileOptions, { billExports, invoiceFiles, media, messageFiles, payoutFiles, uploads } satisfies Record<
  CallableOf<'files'>,
  unknown
>);

/**
 * Functions of their own, because guests may call them: a flood does not use up other instances.
 */
export { errorReports, guardianAnswers, guestContacts };

type Published = CloudEvent<MessagePublishedData<Message>>;
const messageOf = (event: Published): Message => event.data.message.json;
/** The number of the delivery attempt. Pub/Sub counts only if a dead letter topic is set. */
const attemptOf = ({ data }: Published): number | null => (data as { readonly deliveryAttempt?: number }).deliveryAttempt ?? null;
type Handle = typeof handleDocuments;
const handled = (event: Published, handle: Handle): Promise<void> =>
  continuing(event.data.message.attributes, () => handle(runtime(), messageOf(event), attemptOf(event)));

/** Documents that follow events, with the effects that need nothing but the database. */
export const projections = onMessagePublished<Message>({ topic: EVENTS_TOPIC, ...subscriptionOptions }, (event) =>
  handled(event, handleDocuments),
);

/**
 * Effects that reach accounts, files or other servers, and all effects that are delivered again, by
 * the table in functions/policies/policies.ts.
 */
export const policies = onMessagePublished<Message>({ topic: EFFECTS_TOPIC, ...policyOptions }, (event) => handled(event, handleEffects));

/** Called by Cloud Tasks at a deadline. Cloud Run admits only the tasks' service account. */
export const deadlines = onTaskDispatched<Alarm>(taskOptions, async (request) => {
  const { streamId, kind } = request.data;
  await inLinkedTrace(request.headers ?? {}, 'deadline', { streamId, kind }, () => fireDeadline(runtime(), request.data));
});

/** Called by Cloud Tasks for a movie that was added to a portfolio. */
export const movies = onTaskDispatched<MovieTask>(movieOptions, ({ data, headers }) =>
  continuing(headers ?? {}, () => inSpan('movie', { streamId: data.streamId }, () => makeMovieReady(runtime(), data))),
);

/** Sends mails and device notifications that were just queued. */
export const mails = onMessagePublished<DueMessage>(
  { topic: MAILS_TOPIC, ...mailOptions, secrets: [smtpUrl, vapidPrivateKey] },
  ({ data: { message } }) => continuing(message.attributes, () => deliverDue(runtime(), message.json)),
);

/**
 * The backstop, every minute: publishes lost work, rings overdue deadlines, arms near ones, sends
 * due mails and digests, updates age bands, view orders, daily sums and cards, and finishes
 * erasures. A failed sweep does not stop the others; the next run tries it again.
 */
export const sweep = onSchedule(
  { schedule: schedulerText(schedules.sweep), ...scheduleOptions, secrets: [smtpUrl, vapidPrivateKey] },
  async () => {
    const { db, publish, now } = runtime();
    const sweeps = [
      sweepOwed(db, publish, now()),
      measureBacklog(db, now()),
      sweepDeadlines(runtime()),
      sweepAgeBands(runtime()),
      sweepViewOrders(runtime()),
      sweepErasures(runtime()),
      sweepLostIdentities(runtime()),
      sweepDays(db),
      sweepCards(runtime()),
      sweepDigests(runtime()),
      sweepHeldMails(runtime()),
      sweepOfficeMails(runtime()),
      sweepMails(runtime()),
      sweepPushes(runtime()),
    ];
    const failed = (await Promise.allSettled(sweeps)).flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${sweeps.length} sweeps failed`);
  },
);

/** Seals the log daily at 00:10 JST. */
export const seal = onSchedule(sealOptions, async () => {
  await makeSeal(runtime());
});

/** The public seals, at /seals of the site. */
export const seals = onRequest(sealReadingOptions, (request, response) => showSeals(runtime().seals, request, response));

/** A cast's work as a calendar, at /calendars of the site. */
export const calendars = onRequest(calendarOptions, calendarsOf(runtime));

/** The public pages of casts and jobs, at /p of the site. */
export const publicPages = onRequest(publicPageOptions, publicPagesOf(runtime));

/** Shortlists that clients share with guests, at /lists of the site. */
export const sharedLists = onRequest(sharedListOptions, sharedListsOf(runtime));
