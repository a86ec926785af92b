import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import { notificationKinds } from '#domain/talk/notification/kinds.ts';
import type { Queued } from '../delivery/queued.ts';
import { carryOutConfirmed, rearm, resumeStream, sendAgain } from '../effects/carryOut.ts';
import { carryOutHeld } from '../effects/carryOutHeld.ts';
import { refreshClaims } from '../effects/claims.ts';
import { closeFilled, funnelOf } from '../effects/closeFilled.ts';
import { discardFiles, discardPicture, discardTapes } from '../effects/discardFiles.ts';
import { erasePerson, forgetKey } from '../effects/erasure/erasePerson.ts';
import { keepRecords } from '../effects/erasure/keepRecords.ts';
import { auditionMoves, followAuditions } from '../effects/followAuditions.ts';
import { deskHeadOf, deskMoves, followDesk } from '../effects/followDesk.ts';
import { followHolds, holdMoves, holdsHeadOf } from '../effects/followHolds.ts';
import { followSuspension, moderate } from '../effects/followSuspension.ts';
import { followUpTypes, sendFollowUps } from '../effects/followUps.ts';
import { mailTypes, postMails } from '../effects/mail/mails.ts';
import { officeTypes, tellOffice } from '../effects/mail/officeMails.ts';
import { castsOf, nameCasts } from '../effects/nameCasts.ts';
import { inboxesOf, queuePushes } from '../effects/push/pushes.ts';
import { sendPayouts } from '../effects/sendPayouts.ts';
import type { MovieTask } from '../media/makeMovieReady.ts';
import { errorCode, type Fields, log, msSince } from '../platform/log.ts';
import { MOVIES_QUEUE } from '../platform/options.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../ports.ts';

const namesOf = ({ type, streamId, version, meta }: AnyEnvelope) => ({ type, streamId, version, correlationId: meta.correlationId });

/** Runs one effect of an event in a span. A failure is logged and thrown again. */
const inEffect = <Result>(effect: string, event: AnyEnvelope, work: () => Promise<Result>): Promise<Result> => {
  const names = { effect, ...namesOf(event) };
  return inSpan('effect', names, async () => {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      log('WARNING', 'effect', { ...names, outcome: 'failed', code: errorCode(error), ms: msSince(startedAt) });
      throw error;
    }
  });
};

/** Logs the effects of an event that are done, in one line. `startedAt`: `performance.now()`. */
const logEffects = (effects: readonly string[], event: AnyEnvelope, startedAt: number): void => {
  const fields: Fields = { effects, ...namesOf(event), outcome: 'done', ms: msSince(startedAt) };
  if (effects.length > 0) log('INFO', 'effect', fields);
};

/** Queues a movie for transcoding, once. If the task is lost, the movie's deadline gives up. */
const queueMovie = (
  { makeTask, now }: Runtime,
  event: EnvelopeNamed<'MediaTranscodingRequested' | 'AuditionTapeSubmitted'>,
): Promise<void> => {
  const { id, streamId } = event;
  if (event.type === 'MediaTranscodingRequested')
    return makeTask({ queue: MOVIES_QUEUE, name: streamId, data: { streamId } satisfies MovieTask, at: now() });
  const { dealId, talentId, uploadId } = event.data;
  const data: MovieTask = { streamId, tape: { dealId, ownerId: talentId, uploadId } };
  return makeTask({ queue: MOVIES_QUEUE, name: id, data, at: now() });
};

export type FoundDocument = (path: string) => DocumentSnapshot | undefined;
/**
 * `stored` is the event as it is stored, with encrypted fields. Returns what it queues: that is
 * created with the note that the effect is done.
 */
type Effect<Type extends EventType> = (
  runtime: Runtime,
  event: EnvelopeNamed<Type>,
  stored: EventEnvelope,
  found: FoundDocument,
) => Promise<readonly Queued[]> | Promise<void>;
/** Where an effect reaches: the database, topics and alarms, or also accounts and files. */
type Reach = 'database' | 'servers';
type Policy = {
  readonly name: string;
  readonly types: ReadonlySet<EventType>;
  readonly effect: Effect<EventType>;
  readonly reach: Reach;
  /** The documents that it reads: they come with those of the projectors. */
  keys(event: AnyEnvelope): readonly string[];
};

const policy =
  (reach: Reach) =>
  <Type extends EventType>(
    name: string,
    types: readonly Type[],
    effect: Effect<Type>,
    keys: (event: EnvelopeNamed<Type>) => readonly string[] = () => [],
  ): Policy => ({
    name,
    types: new Set(types),
    effect: effect as unknown as Effect<EventType>,
    reach,
    keys: keys as unknown as Policy['keys'],
  });
const after = policy('servers');
const afterInDatabase = policy('database');

/**
 * The table from event types to effects outside the documents. Effects of an event run in this
 * order. Deadlines are armed apart from it (policiesHandler.ts).
 */
export const policies: readonly Policy[] = [
  after(
    'moderate',
    [
      'TalentPublished',
      'TalentSuspended',
      'TalentUnpublished',
      'TalentRecheckNeeded',
      'TalentBirthdayAsked',
      'TalentHeldBack',
      'TalentBroughtBack',
    ],
    moderate,
  ),
  after(
    'refreshClaims',
    [
      ...(['AccountRegistered', 'AccountRoleChosen', 'ClientCertified', 'ClientCertificationRevoked'] as const),
      ...(['AccountSuspended', 'AccountSuspensionLifted', 'OfficeGranted', 'OfficeRevoked', 'OfficeDutiesSet'] as const),
      ...(['TalentProfileRegistered', 'TalentPublished', 'TalentSuspended', 'TalentUnpublished'] as const),
      ...(['TalentRecheckNeeded', 'TalentBirthdayAsked'] as const),
      'ClientProfileRegistered',
    ],
    refreshClaims,
  ),
  afterInDatabase('sendFollowUps', followUpTypes, sendFollowUps),
  afterInDatabase('closeFilled', ['OfferApproved', 'EntryApproved'], closeFilled, funnelOf),
  after('followSuspension', ['AccountSuspended', 'AccountSuspensionLifted'], followSuspension),
  afterInDatabase('followDesk', deskMoves, followDesk, deskHeadOf),
  afterInDatabase('followHolds', holdMoves, followHolds, holdsHeadOf),
  afterInDatabase('followAuditions', auditionMoves, followAuditions, funnelOf),
  afterInDatabase('nameCasts', ['InvoiceIssued'], nameCasts, castsOf),
  after('carryOutConfirmed', ['CountersignConfirmed'], carryOutConfirmed),
  afterInDatabase('sendPayouts', ['TransferOrdered'], sendPayouts),
  after('carryOutHeld', ['HeldActCarriedOut'], carryOutHeld),
  // Must run before `erasePerson`, which deletes the key that opens the words to keep.
  after('keepRecords', ['AccountWithdrawn'], keepRecords),
  // A guest has no account: the key has the id of the contact's stream. The office's notes on the
  // contact use the same key.
  after('erasePerson', ['AccountWithdrawn', 'ContactEnded'], (runtime, { type, streamId }) =>
    erasePerson(runtime, type === 'ContactEnded' ? streamId : parseStreamId(streamId).entityId),
  ),
  // A trainee on the roster has a key of their own.
  after('forgetKey', ['StudentRemoved'], (runtime, { data: { personId } }) => forgetKey(runtime, personId)),
  // The records of deals, payments and transfers have keys of their own, named like their streams.
  after('forgetKey', ['DealRecordEnded', 'PayoutRecordEnded', 'TransferRecordEnded'], (runtime, { streamId }) =>
    forgetKey(runtime, streamId),
  ),
  after('queueMovie', ['MediaTranscodingRequested', 'AuditionTapeSubmitted'], queueMovie),
  after('discardFiles', ['MediaRemoved', 'MediaTakenDown', 'MediaTranscodingFailed'], discardFiles),
  after('discardTapes', ['AuditionTapesRemoved'], discardTapes),
  after('discardPicture', ['TalentPictureTakenDown'], discardPicture),
  after('resumeStream', ['OperationStreamRetried', 'OperationEventDiscarded'], resumeStream),
  after('sendAgain', ['OperationMailResent'], sendAgain),
  after('rearm', ['OperationDeadlineRearmed'], rearm),
  afterInDatabase('postMails', mailTypes, postMails),
  afterInDatabase('tellOffice', officeTypes, tellOffice),
  afterInDatabase('queuePushes', notificationKinds, queuePushes, inboxesOf),
];

export const policyTypes: ReadonlySet<EventType> = new Set(policies.flatMap(({ types }) => [...types]));

const policiesOf = ({ type }: { readonly type: string }): readonly Policy[] => policies.filter(({ types }) => types.has(type as EventType));

/**
 * Whether the effects of an event need nothing but the database, topics and alarms. Then the
 * function that writes documents can run them (docs/adr/0074-effects-beside-documents.md).
 */
export const staysInDatabase = (event: { readonly type: string }): boolean => policiesOf(event).every(({ reach }) => reach === 'database');

export const keysOfEffects = (event: AnyEnvelope): readonly string[] => policiesOf(event).flatMap((each) => each.keys(event));

/** Runs the effects of an event in turn, each idempotent. Returns what they queued. */
export const runEffects = async (
  runtime: Runtime,
  event: AnyEnvelope,
  stored: EventEnvelope,
  found: FoundDocument,
): Promise<readonly Queued[]> => {
  const queued: Queued[] = [];
  const startedAt = performance.now();
  const all = policiesOf(event);
  for (const { name, effect } of all) {
    const made = await inEffect(name, event, async () => effect(runtime, event, stored, found));
    queued.push(...(made ?? []));
  }
  logEffects(
    all.map(({ name }) => name),
    event,
    startedAt,
  );
  return queued;
};
