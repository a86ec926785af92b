import { DAY, MINUTE } from '#domain/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { recordFailure, unpark } from '../delivery/parking.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import type { Alarm } from '../effects/deadlines/alarmClock.ts';
import { ring } from '../effects/deadlines/ring.ts';
import { sweepAgeBands } from '../effects/deadlines/sweepAgeBands.ts';
import { sweepDeadlines } from '../effects/deadlines/sweepDeadlines.ts';
import { sweepViewOrders } from '../effects/deadlines/sweepViewOrders.ts';
import { sweepErasures } from '../effects/erasure/erasePerson.ts';
import { sweepLostIdentities } from '../effects/erasure/sweepLostIdentities.ts';
import { deliverMail, sweepMails } from '../effects/mail/deliverMail.ts';
import { sweepDigests } from '../effects/mail/sweepDigests.ts';
import { sweepHeldMails } from '../effects/mail/sweepHeldMails.ts';
import { sweepOfficeMails } from '../effects/mail/sweepOfficeMails.ts';
import type { DueMail } from '../effects/mail/wakeMailSender.ts';
import { sweepPushes } from '../effects/push/deliverPush.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { EventFault } from '../eventStore/faults.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { makeMovieReady } from '../media/makeMovieReady.ts';
import { paths } from '../platform/firestorePaths.ts';
import { isTaken } from '../platform/lockedStore.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import { rebuild } from '../replay/rebuild.ts';
import type { Runtime } from '../runtime.ts';
import { makeSeal } from '../seals/makeSeal.ts';
import { handlers, processOf, send, type World } from './memoryProcess.ts';
import * as commands from './smallWorld.ts';
import { worldAfter } from './smallWorld.ts';

/** What a process does when it is killed, and what is done afterwards. */
export type Scenario = {
  readonly given: () => Promise<World>;
  /** The subscription whose handler is killed, at what `given` leaves owed. */
  readonly subscription?: keyof typeof handlers;
  /** What is killed. */
  readonly work: (runtime: Runtime) => Promise<unknown>;
  /** The person sends the command again: the answer never came. */
  readonly again?: CommandRequest;
  /** What the operator runs again. */
  readonly repair?: (runtime: Runtime) => Promise<unknown>;
};

const command = (request: CommandRequest, ...before: CommandRequest[]): Scenario => ({
  given: () => worldAfter(...before),
  work: (runtime) => send(runtime, request),
  again: request,
});

/** A command whose messages nobody has handled yet. */
const handlingIn = (world: () => Promise<World>, subscription: keyof typeof handlers, request: CommandRequest): Scenario => ({
  subscription,
  given: async () => {
    const before = await world();
    await executeCommand(processOf(before), request);
    return before;
  },
  work: (runtime) => handlers[subscription](runtime, { streamId: `${request.aggregate.name}-${request.entityId}`, version: 1 }),
});

const handling = (subscription: keyof typeof handlers, request: CommandRequest, ...before: CommandRequest[]): Scenario =>
  handlingIn(() => worldAfter(...before), subscription, request);

/**
 * A command of which the rows of the searches are still owed; they wait for the shared documents.
 */
const searching = (request: CommandRequest): Scenario => {
  const message = { streamId: `${request.aggregate.name}-${request.entityId}`, version: 1 };
  return {
    given: async () => {
      const world = await worldAfter();
      await executeCommand(processOf(world), request);
      await handlers.shared(processOf(world), message);
      return world;
    },
    work: (runtime) => handlers.search(runtime, message),
  };
};

const faulty = (runtime: Runtime): Runtime => {
  const changesOf = () => {
    throw new EventFault('a fault in a projector');
  };
  return { ...runtime, following: { ...runtime.following, changesOf } };
};

const {
  askedToSkip,
  confirmSkip,
  addMovie,
  movieId,
  movieUpload,
  removeMovie,
  takeDownPicture,
  registerStudent,
  removeStudent,
  putInOrder,
  makeOffer,
  changeFee,
  like,
  rename,
  accept,
  acceptTerms,
  registerSomebody,
  suspendTalent,
  hideTalent,
  moveClient,
  withdrawTalent,
  offerId,
  postMessage,
  talentId,
  makeOfferWithSheet,
  saveSearch,
  addDevice,
  wantsDigest,
  concluding,
  endRecord,
} = commands;
export const streamId = `offer-${offerId}`;

/** An offer whose documents lack more events than are brought up at once. */
const owingDocuments = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  const failing = faulty(processOf(world));
  for (let fee = 41_000; fee < 41_052; fee++) await executeCommand(failing, changeFee(fee));
  return world;
};

/** A deal that was made and accepted, liked and renamed: what is shared is owed for all of it. */
const owingAll = async (): Promise<World> => {
  const world = await worldAfter();
  const runtime = processOf(world);
  for (const request of [makeOffer, like, changeFee(50_000), rename('改名 花子'), acceptTerms(2)]) await executeCommand(runtime, request);
  return world;
};

const parked = async (): Promise<World> => {
  const world = await owingDocuments();
  const { db, now } = processOf(world);
  for (let failure = 1; failure <= 5; failure++) await recordFailure(db, 'readModels', streamId, new Error('a fault'), 'CODE', now());
  return world;
};

/** A mail that was given up. */
const failedMail = `${streamId}_1_OfferMade_${talentId}`;
const withFailedMail = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  const { db } = processOf(world);
  await db.doc(paths.mail(failedMail)).update({ state: 'FAILED', dueAt: null });
  return world;
};

/** A process whose clock is days ahead: claims have run out, deadlines have passed. */
const later = (runtime: Runtime, days = 60): Runtime => ({ ...runtime, now: () => NOON + days * DAY });
const mailLater = (runtime: Runtime) => sweepMails(later(runtime));
const mailMuchLater = (runtime: Runtime) => sweepMails(later(runtime, 61));
const ringLater = (runtime: Runtime) => sweepDeadlines(later(runtime));
let mailed: Promise<World> | undefined;
/** An offer was made, and the sender of mails was told. */
const withMail = () => {
  mailed ??= worldAfter(makeOffer);
  return mailed;
};

/** The client, who wants such mails in the morning, was told that the offer was accepted. */
const withHeldMail = async (): Promise<World> => {
  const world = await worldAfter(makeOffer, wantsDigest, accept);
  for (const due of world.wakeUps) if ('mailId' in due) await deliverMail(processOf(world), due);
  return world;
};

/** A sweep, which runs again a minute later. */
const sweeping = (sweep: (runtime: Runtime) => Promise<unknown>, ...before: CommandRequest[]): Scenario => ({
  ...{ given: () => worldAfter(...before), work: sweep, repair: sweep },
});
/** After so many days somebody is in the next age band. */
const AGE_BAND_DAYS = 4_000;
/** After so many days no record is kept any more. */
const RECORD_DAYS = 12 * 366;
const expiry: Alarm = { streamId, kind: 'expire', dueAt: NOON, generation: 1, hop: 0 };

/** Documents that were altered and removed, and a stream that owes others. */
const damaged = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  await executeCommand(faulty(processOf(world)), changeFee(41_000));
  const { db } = processOf(world);
  await db.doc('talents/talent-1').update({ name: '別人' });
  await db.doc('jobs/job-1').delete();
  return world;
};

/** The day's seal. Of two attempts at once the later one finds the place taken. */
const seal = (runtime: Runtime) =>
  makeSeal(runtime).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
/** A movie that waits to be made ready. */
const withMovie = async (): Promise<World> => {
  const world = await worldAfter(addMovie);
  world.files.set(movieUpload, Buffer.from('a movie'));
  return world;
};
/** The portrait of the talent lies in the store. */
const withPortrait = async (): Promise<World> => {
  const world = await worldAfter();
  world.files.set(talentProfile.thumbnail ?? '', Buffer.from('a portrait'));
  return world;
};
const movie = (runtime: Runtime) => makeMovieReady(runtime, { streamId: movieId });

export const scenarios: Readonly<Record<string, Scenario>> = {
  'the first command of a person': command(registerSomebody),
  'a command that begins a deal': command(makeOffer),
  'a command on a deal': command(changeFee(50_000), makeOffer),
  'a command that changes what cards show': command(rename('改名 花子'), makeOffer, like),
  'a message in a room': command(postMessage('message-1'), makeOffer),
  'a like': command(like),
  'own documents, in batches': { given: owingDocuments, work: (runtime) => handlers.readModels(runtime, { streamId, version: 1 }) },
  'shared documents of a deal': handling('shared', makeOffer),
  'shared documents and cards': handling('shared', rename('改名 花子'), makeOffer, like, accept),
  'shared documents of a like': handling('shared', like),
  'the row of a cast in the search': searching(rename('改名 花子')),
  'the rows of a client in the search': searching(moveClient),
  'policies that open a room, arm alarms and mail': handling('policies', makeOffer),
  'policies that set claims and end sessions': handling('policies', suspendTalent),
  'policies that hide a talent': handling('policies', hideTalent),
  'policies that erase a person': handling('policies', withdrawTalent, like),
  'policies that keep the record of a deal': handling('policies', withdrawTalent, makeOfferWithSheet, ...concluding),
  'policies that forget the key of a record': {
    subscription: 'policies',
    given: async () => {
      const world = await worldAfter(makeOfferWithSheet, ...concluding, withdrawTalent);
      await executeCommand(later(processOf(world), RECORD_DAYS), endRecord);
      return world;
    },
    work: (runtime) => handlers.policies(runtime, { streamId: `record-${offerId}`, version: 2 }),
    repair: ({ db, publish }) => sweepOwed(db, publish, NOON + (RECORD_DAYS + 1) * DAY),
  },
  'policies that forget the key of a trainee': handling('policies', removeStudent, registerStudent),
  'policies that carry out what a second member confirmed': handling('policies', confirmSkip, ...askedToSkip),
  'policies that queue a movie': handling('policies', addMovie),
  'policies that remove the files of a movie': handlingIn(withMovie, 'policies', removeMovie),
  'policies that remove a picture of a profile': handlingIn(withPortrait, 'policies', takeDownPicture),
  'policies that end a standstill': handlingIn(
    parked,
    'policies',
    putInOrder({ type: 'retryStream', subscription: 'readModels', streamId, version: 1, parkedAt: NOON }),
  ),
  'policies that put a mail back in the queue': handlingIn(
    withFailedMail,
    'policies',
    putInOrder({ type: 'resendMail', mailId: failedMail }),
  ),
  'policies that arm an alarm again': handling(
    'policies',
    putInOrder({ type: 'rearmDeadline', deadlineId: `${streamId}_expire` }),
    makeOffer,
  ),
  'a rebuild of a damaged document': { given: damaged, work: rebuild, repair: rebuild },
  'the sweep of what is owed': { given: owingAll, work: ({ db, publish, now }) => sweepOwed(db, publish, now() + MINUTE) },
  'the sum of the day': {
    given: async () => {
      const world = await owingAll();
      await handlers.shared(processOf(world), { streamId, version: 1 });
      return world;
    },
    work: ({ db }) => sweepDays(db),
  },
  'the fifth failure': {
    given: owingDocuments,
    work: async ({ db, now }) => {
      for (let failure = 1; failure <= 5; failure++) await recordFailure(db, 'readModels', streamId, new Error('a fault'), 'CODE', now());
    },
  },
  'the sender of a mail that was just queued': {
    given: withMail,
    work: async (runtime) => deliverMail(runtime, (await withMail()).wakeUps[0] as DueMail),
    repair: mailMuchLater,
  },
  'the sender of a mail that is due': { given: withMail, work: mailLater, repair: mailMuchLater },
  'the sweep of the alarms': { given: () => worldAfter(makeOffer), work: ringLater, repair: ringLater },
  'an alarm': { given: withMail, work: (runtime) => ring(later(runtime), expiry), repair: ringLater },
  'the sweep of erasures': sweeping((runtime) => sweepErasures(later(runtime)), withdrawTalent, like),
  'the sweep of lost identities': {
    given: async () => {
      const world = await worldAfter(makeOffer, like);
      world.claims.delete('talent-1');
      return world;
    },
    work: (runtime) => sweepLostIdentities(later(runtime)),
    repair: (runtime) => sweepLostIdentities(later(runtime)),
  },
  'the sweep of age bands': {
    ...sweeping((runtime) => sweepAgeBands(later(runtime, AGE_BAND_DAYS))),
    repair: async (runtime) => {
      await sweepAgeBands(later(runtime, AGE_BAND_DAYS));
      await sweepOwed(runtime.db, runtime.publish, NOON + (AGE_BAND_DAYS + 1) * DAY);
    },
  },
  'the sweep of places in the list of casts': sweeping((runtime) => sweepViewOrders(later(runtime))),
  'the morning’s mails of saved searches': sweeping((runtime) => sweepDigests(later(runtime, 1)), saveSearch),
  'the sender of a notice for devices': {
    given: () => worldAfter(addDevice('a'), makeOffer),
    work: (runtime) => sweepPushes(later(runtime)),
    repair: (runtime) => sweepPushes(later(runtime, 61)),
  },
  'policies that queue a notice for devices': handling('policies', makeOffer, addDevice('a')),
  'the morning’s mails of what was held back': {
    ...sweeping((runtime) => sweepHeldMails(later(runtime, 1))),
    given: withHeldMail,
  },
  'the morning’s mails to members of the office': sweeping((runtime) => sweepOfficeMails(later(runtime, 3)), makeOffer, accept),
  'a movie that cannot be made ready': {
    given: () => worldAfter(addMovie),
    work: movie,
    repair: movie,
  },
  'a movie that is made ready': {
    given: withMovie,
    work: movie,
    repair: movie,
  },
  'the daily seal': sweeping(seal, makeOffer),
  'the end of a standstill': { given: parked, work: ({ db, now }) => unpark(db, 'readModels', streamId, { now: now() }) },
};
