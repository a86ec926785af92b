import type { CloudEvent } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { type MessagePublishedData, onMessagePublished } from 'firebase-functions/v2/pubsub';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { deliver } from './delivery/deliver.ts';
import { EVENTS_TOPIC, type Message } from './delivery/publish.ts';
import { sweepOwed } from './delivery/sweepOwed.ts';
import type { Alarm } from './effects/deadlines/alarmClock.ts';
import { ring } from './effects/deadlines/ring.ts';
import { sweepAgeBands } from './effects/deadlines/sweepAgeBands.ts';
import { sweepDeadlines } from './effects/deadlines/sweepDeadlines.ts';
import { sweepViewOrders } from './effects/deadlines/sweepViewOrders.ts';
import { sweepErasures } from './effects/erasure/erasePerson.ts';
import { sweepLostIdentities } from './effects/erasure/sweepLostIdentities.ts';
import { deliverMail, sweepMails } from './effects/mail/deliverMail.ts';
import { smtpUrl } from './effects/mail/mailSettings.ts';
import { type DueMail, MAILS_TOPIC } from './effects/mail/wakeMailSender.ts';
import { type MovieTask, makeMovieReady } from './media/makeMovieReady.ts';
import {
  mailOptions,
  movieOptions,
  policyOptions,
  scheduleOptions,
  sealOptions,
  sealReadingOptions,
  subscriptionOptions,
  taskOptions,
} from './platform/options.ts';
import { schedulerText, schedules } from './platform/schedules.ts';
import { policiesHandler } from './policies/policiesHandler.ts';
import { sweepDays } from './projections/dailySummaries.ts';
import { ownDocumentsHandler } from './projections/ownDocuments.ts';
import { sharedDocumentsHandler } from './projections/sharedDocuments.ts';
import { runtime } from './runtime.ts';
import { makeSeal } from './seals/makeSeal.ts';
import { showSeals } from './seals/showSeals.ts';

export { accounts } from './commands/accounts.ts';
export { chats } from './commands/chats.ts';
export { clients } from './commands/clients.ts';
export { entries } from './commands/entries.ts';
export { favorites } from './commands/favorites.ts';
export { jobs } from './commands/jobs.ts';
export { masters } from './commands/masters.ts';
export { media } from './commands/media.ts';
export { news } from './commands/news.ts';
export { notifications } from './commands/notifications.ts';
export { offers } from './commands/offers.ts';
export { operations } from './commands/operations.ts';
export { reports } from './commands/reports.ts';
export { reviews } from './commands/reviews.ts';
export { students } from './commands/students.ts';
export { talents } from './commands/talents.ts';
export { billExports } from './files/billExports.ts';
export { errorReports } from './files/errorReports.ts';
export { uploads } from './files/uploads.ts';
export { audit } from './reads/audit.ts';
export { bills } from './reads/bills.ts';
export { operationStatus } from './reads/operationStatus.ts';

const subscription = { topic: EVENTS_TOPIC, ...subscriptionOptions } as const;
const messageOf = (event: CloudEvent<MessagePublishedData<Message>>): Message => event.data.message.json;

/** The documents that follow the log: a stream's own, where its commits could not write them, then those that several streams share. */
export const projections = onMessagePublished<Message>(subscription, async (event) => {
  await deliver(runtime(), 'readModels', ownDocumentsHandler, messageOf(event));
  await deliver(runtime(), 'shared', sharedDocumentsHandler, messageOf(event));
});

export const policies = onMessagePublished<Message>({ topic: EVENTS_TOPIC, ...policyOptions }, (event) =>
  deliver(runtime(), 'policies', policiesHandler, messageOf(event)),
);

/** Cloud Tasks calls it at a deadline; only its service account may (Cloud Run checks the token). */
export const deadlines = onTaskDispatched<Alarm>(taskOptions, async (request) => {
  await ring(runtime(), request.data);
});

/** Cloud Tasks calls it for a movie that was added to a portfolio. */
export const movies = onTaskDispatched<MovieTask>(movieOptions, (request) => makeMovieReady(runtime(), request.data));

/** Sends a mail that was just put in the queue. */
export const mails = onMessagePublished<DueMail>({ topic: MAILS_TOPIC, ...mailOptions, secrets: [smtpUrl] }, (event) =>
  deliverMail(runtime(), event.data.message.json),
);

/**
 * The backstop: publishes what was left behind, rings what is overdue, arms what is near, moves age bands, shuffles the casts, sends the mails that are due, looks a last time after those
 * who left, and finds who left at the accounts server.
 */
export const sweep = onSchedule({ schedule: schedulerText(schedules.sweep), ...scheduleOptions, secrets: [smtpUrl] }, async () => {
  const { db, publish, now } = runtime();
  const sweeps = [
    sweepOwed(db, publish, now()),
    sweepDeadlines(runtime()),
    sweepAgeBands(runtime()),
    sweepViewOrders(runtime()),
    sweepErasures(runtime()),
    sweepLostIdentities(runtime()),
    sweepDays(db),
    sweepMails(runtime()),
  ];
  const failed = (await Promise.allSettled(sweeps)).flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${sweeps.length} sweeps failed`);
});

/** Seals the log shortly after midnight in Japan. */
export const seal = onSchedule(sealOptions, async () => {
  await makeSeal(runtime());
});

/** Shows the seals to everybody, at /seals of the site. */
export const seals = onRequest(sealReadingOptions, (request, response) => showSeals(runtime().seals, request, response));
