import { DAY, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { talentProfile } from '#domain/testing/profiles.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { recordFailure, unpark } from '../delivery/parking.ts';
import type { Message } from '../delivery/publish.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import type { Alarm } from '../effects/deadlines/alarmClock.ts';
import { fireDeadline } from '../effects/deadlines/fireDeadline.ts';
import { sweepDeadlines } from '../effects/deadlines/sweepDeadlines.ts';
import { sweepErasures } from '../effects/erasure/erasePerson.ts';
import { sweepLostIdentities } from '../effects/erasure/sweepLostIdentities.ts';
import { deliverMail, sweepMails } from '../effects/mail/deliverMail.ts';
import { sweepOfficeMails } from '../effects/mail/officeMails.ts';
import { sweepDigests } from '../effects/mail/sweepDigests.ts';
import { sweepHeldMails } from '../effects/mail/sweepHeldMails.ts';
import type { DueMail } from '../effects/mail/wakeMailSender.ts';
import { sweepPushes } from '../effects/push/deliverPush.ts';
import { sweepAgeBands, sweepViewOrders } from '../effects/sweepTalents.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { EventFault } from '../eventStore/faults.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { makeMovieReady, moviePaths } from '../media/makeMovieReady.ts';
import { paths } from '../platform/firestorePaths.ts';
import { isTaken } from '../platform/lockedStore.ts';
import { handleDocuments } from '../policies/handleMessage.ts';
import type { Runtime } from '../ports.ts';
import { sweepCards } from '../projections/copiedCards.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import { LeaseEnded } from '../replay/lease.ts';
import { rebuild } from '../replay/rebuild.ts';
import { makeSeal } from '../seals/makeSeal.ts';
import { handlers, send } from './memoryProcess.ts';
import * as commands from './smallWorld.ts';
import { worldAfter } from './smallWorld.ts';

/** Work during which a process is killed, and what is done afterwards. */
export type Scenario = {
  readonly given: () => Promise<World>;
  /** The subscription whose handler is killed; its work is owed after `given`. */
  readonly subscription?: keyof typeof handlers;
  readonly work: (runtime: Runtime) => Promise<unknown>;
  /** The person sends the command again, because no answer came. */
  readonly again?: CommandRequest;
  /** The operator runs this again. */
  readonly repair?: (runtime: Runtime) => Promise<unknown>;
};

const command = (request: CommandRequest, ...before: CommandRequest[]): Scenario => ({
  given: () => worldAfter(...before),
  work: (runtime) => send(runtime, request),
  again: request,
});

/** A command whose messages are not handled yet. */
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

/** A command whose shared documents and effects are handled in one delivery. */
const handlingBoth = (request: CommandRequest, ...before: CommandRequest[]): Scenario => {
  let message: Message | undefined;
  return {
    given: async () => {
      const world = await worldAfter(...before);
      message = (await executeCommand(processOf(world), request)).message;
      return world;
    },
    work: (runtime) => handleDocuments(runtime, message as Message),
  };
};

/** A command whose search rows are owed. They wait for the shared documents. */
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
  carryOutApproval,
  holdApproval,
  adminApprove,
  addMovie,
  movieId,
  movieUpload,
  removeMovie,
  sendTape,
  finishTape,
  removeTapes,
  tapeUpload,
  cancel,
  takeDownPicture,
  registerStudent,
  removeStudent,
  repairCommand,
  makeNearOffer,
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
  heldInquiry,
  makeOfferWithSheet,
  offerAfterHold,
  saveSearch,
  addDevice,
  wantsDigest,
  concluding,
  closeWhenFilled,
  agreedPayouts,
  orderTransfer,
  endRecord,
  issueInvoice,
} = commands;
export const streamId = `offer-${offerId}`;

/** An offer whose documents lack more events than one batch. */
const owingDocuments = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  const failing = faulty(processOf(world));
  for (let fee = 41_000; fee < 41_052; fee++) await executeCommand(failing, changeFee(fee));
  return world;
};

/** A deal with several commands whose shared documents are all owed. */
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

/** The id of a mail that was given up. */
const failedMail = `${streamId}_1_OfferMade_${talentId}`;
const withFailedMail = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  const { db } = processOf(world);
  await db.doc(paths.mail(failedMail)).update({ state: 'FAILED', dueAt: null });
  return world;
};

/** A process whose clock is days ahead: claims and deadlines have passed. */
const later = (runtime: Runtime, days = 60): Runtime => ({ ...runtime, now: () => NOON + days * DAY });
/** A rebuild that continues after its pause has ended stops when it notices. */
const slowRebuild = async (runtime: Runtime): Promise<void> => {
  try {
    await rebuild(runtime);
  } catch (error) {
    if (!(error instanceof LeaseEnded)) throw error;
  }
};
const mailLater = (runtime: Runtime) => sweepMails(later(runtime));
const mailMuchLater = (runtime: Runtime) => sweepMails(later(runtime, 61));
const fireLater = (runtime: Runtime) => sweepDeadlines(later(runtime));
let mailed: Promise<World> | undefined;
/** An offer whose mail was announced to the sender. */
const withMail = () => {
  mailed ??= worldAfter(makeOffer);
  return mailed;
};

/** An acceptance whose mail is held, because the client wants such mails in the morning. */
const withHeldMail = async (): Promise<World> => {
  const world = await worldAfter(makeOffer, wantsDigest, accept);
  for (const due of world.wakeUps) if ('mailId' in due) await deliverMail(processOf(world), due);
  return world;
};

/** A sweep that runs again a minute later. */
const sweeping = (sweep: (runtime: Runtime) => Promise<unknown>, ...before: CommandRequest[]): Scenario => ({
  given: () => worldAfter(...before),
  work: sweep,
  repair: sweep,
});
/** Days after which a person is in the next age band. */
const AGE_BAND_DAYS = 4_000;
/** Days after which every record has ended. */
const RECORD_DAYS = 12 * 366;
const expiry: Alarm = { streamId, kind: 'expire', dueAt: NOON, generation: 1, hop: 0 };

/** A world with altered and removed documents, and a stream that owes others. */
const damaged = async (): Promise<World> => {
  const world = await worldAfter(makeOffer);
  await executeCommand(faulty(processOf(world)), changeFee(41_000));
  const { db } = processOf(world);
  await db.doc('talents/talent-1').update({ name: '別人' });
  await db.doc('jobs/job-1').delete();
  return world;
};

/** The day's seal. Of two parallel attempts the later one fails, because the name is taken. */
const seal = (runtime: Runtime) =>
  makeSeal(runtime).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
/** A movie that waits for transcoding. */
const withMovie = async (): Promise<World> => {
  const world = await worldAfter(addMovie);
  world.files.set(movieUpload, Buffer.from('a movie'));
  return world;
};
const withPortrait = async (): Promise<World> => {
  const world = await worldAfter();
  world.files.set(talentProfile.thumbnail ?? '', Buffer.from('a portrait'));
  return world;
};
/** Days after which the tapes of the round are deleted. */
const TAPE_DAYS = 5 + 90;
const removedTape = async (): Promise<World> => {
  const world = await worldAfter(makeOffer, ...sendTape, finishTape);
  for (const path of Object.values(moviePaths(tapeUpload.ownerId, tapeUpload.uploadId))) world.files.set(path, Buffer.from('a tape'));
  await executeCommand(later(processOf(world), TAPE_DAYS), removeTapes);
  return world;
};
const movie = (runtime: Runtime) => makeMovieReady(runtime, { streamId: movieId });

/** The scenarios by name: at least one for each function that runs without a person. */
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
  'shared documents of an offer after a hold': handling('shared', offerAfterHold, ...heldInquiry),
  'shared documents of a like': handling('shared', like),
  'the row of a cast in the search': searching(rename('改名 花子')),
  'the rows of a client in the search': searching(moveClient),
  'policies that open a room, arm alarms and mail': handling('policies', makeOffer),
  'policies that tell the office what is urgent': handling('policies', accept, makeNearOffer),
  'policies that set claims and end sessions': handling('policies', suspendTalent),
  'policies that hide a talent': handling('policies', hideTalent),
  'policies that erase a person': handling('policies', withdrawTalent, like),
  'policies that keep the record of a deal': handling('policies', withdrawTalent, makeOfferWithSheet, ...concluding),
  'policies that close a filled job': handling(
    'policies',
    concluding.at(-1) as CommandRequest,
    closeWhenFilled,
    makeOfferWithSheet,
    ...concluding.slice(0, -1),
  ),
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
  'policies that carry out a held act': handling('policies', carryOutApproval, makeOffer, accept, holdApproval),
  'policies that carry out a held act which is refused now': handling(
    'policies',
    carryOutApproval,
    makeOffer,
    accept,
    holdApproval,
    adminApprove,
  ),
  'policies that name the casts on an invoice': handling('policies', issueInvoice),
  'policies that send payouts': handling('policies', orderTransfer, ...agreedPayouts),
  'policies that take an ended deal out of an audition': handling('policies', cancel, makeOffer, ...sendTape),
  'policies that remove the tapes of an audition': {
    subscription: 'policies',
    given: removedTape,
    work: (runtime) => handlers.policies(runtime, { streamId: 'audition-job-1_1', version: 6 }),
    repair: ({ db, publish }) => sweepOwed(db, publish, NOON + (TAPE_DAYS + 1) * DAY),
  },
  'policies that queue a movie': handling('policies', addMovie),
  'policies that remove the files of a movie': handlingIn(withMovie, 'policies', removeMovie),
  'policies that remove a picture of a profile': handlingIn(withPortrait, 'policies', takeDownPicture),
  'policies that end a standstill': handlingIn(
    parked,
    'policies',
    repairCommand({ type: 'retryStream', subscription: 'readModels', streamId, version: 1, parkedAt: NOON }),
  ),
  'policies that put a mail back in the queue': handlingIn(
    withFailedMail,
    'policies',
    repairCommand({ type: 'resendMail', mailId: failedMail }),
  ),
  'policies that arm an alarm again': handling(
    'policies',
    repairCommand({ type: 'rearmDeadline', deadlineId: `${streamId}_expire` }),
    makeOffer,
  ),
  'a rebuild of a damaged document': { given: damaged, work: slowRebuild, repair: (runtime) => rebuild(later(runtime, 1)) },
  'the sweep of what is owed': { given: owingAll, work: ({ db, publish, now }) => sweepOwed(db, publish, now() + MINUTE) },
  'the sum of the day': {
    given: async () => {
      const world = await owingAll();
      await handlers.shared(processOf(world), { streamId, version: 1 });
      return world;
    },
    work: ({ db }) => sweepDays(db),
  },
  'the second refresh of cards': {
    given: () => worldAfter(makeOffer, rename('改名 花子')),
    work: (runtime) => sweepCards({ ...runtime, now: () => runtime.now() + 2 * MINUTE }),
  },
  'the fifth failure': {
    given: owingDocuments,
    work: async ({ db, now }) => {
      for (let failure = 1; failure <= 5; failure++) await recordFailure(db, 'readModels', streamId, new Error('a fault'), 'CODE', now());
    },
  },
  'documents and effects of an offer': handlingBoth(makeOffer),
  'documents and effects of an offer to a cast with a device': handlingBoth(makeOffer, addDevice('a')),
  'the sender of a mail that was just queued': {
    given: withMail,
    work: async (runtime) => deliverMail(runtime, (await withMail()).wakeUps[0] as DueMail),
    repair: mailMuchLater,
  },
  'the sender of a mail that is due': { given: withMail, work: mailLater, repair: mailMuchLater },
  'the sweep of the alarms': { given: () => worldAfter(makeOffer), work: fireLater, repair: fireLater },
  'an alarm': { given: withMail, work: (runtime) => fireDeadline(later(runtime), expiry), repair: fireLater },
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
