import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { notificationKinds } from '#domain/notification/kinds.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import { rearm, resumeStream, sendAgain } from '../effects/carryOut.ts';
import { carryOutConfirmed } from '../effects/carryOutConfirmed.ts';
import { refreshClaims } from '../effects/claims.ts';
import { discardFiles } from '../effects/discardFiles.ts';
import { discardPicture } from '../effects/discardPicture.ts';
import { erasePerson, forgetKey } from '../effects/erasure/erasePerson.ts';
import { keepRecords } from '../effects/erasure/keepRecords.ts';
import { deskMoves, followDesk } from '../effects/followDesk.ts';
import { followSuspension } from '../effects/followSuspension.ts';
import { followUpTypes } from '../effects/followUps.ts';
import { mailTypes } from '../effects/mail/mails.ts';
import { postMails } from '../effects/mail/postMails.ts';
import { officeTypes, tellOffice } from '../effects/mail/tellOffice.ts';
import { moderate } from '../effects/moderation.ts';
import { queuePushes } from '../effects/push/queuePushes.ts';
import { queueMovie } from '../effects/queueMovie.ts';
import { sendFollowUps } from '../effects/sendFollowUps.ts';
import type { Runtime } from '../runtime.ts';
import { logEffect } from './logEffect.ts';

/** `stored` is the event as it is stored, with encrypted fields. */
type Effect<Type extends EventType> = (runtime: Runtime, event: EnvelopeNamed<Type>, stored: EventEnvelope) => Promise<void>;
type Policy = { readonly name: string; readonly types: ReadonlySet<EventType>; readonly effect: Effect<EventType> };

const after = <Type extends EventType>(name: string, types: readonly Type[], effect: Effect<Type>): Policy => ({
  name,
  types: new Set(types),
  effect: effect as unknown as Effect<EventType>,
});

/**
 * The table from event types to effects outside the documents. Effects of an event run in this
 * order. Deadlines are armed apart from it (armDeadlines.ts).
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
  after('sendFollowUps', followUpTypes, sendFollowUps),
  after('followSuspension', ['AccountSuspended', 'AccountSuspensionLifted'], followSuspension),
  after('followDesk', deskMoves, followDesk),
  after('carryOutConfirmed', ['CountersignConfirmed'], carryOutConfirmed),
  // Must run before `erasePerson`, which deletes the key that opens the words to keep.
  after('keepRecords', ['AccountWithdrawn'], keepRecords),
  // A guest has no account: the key has the id of the contact's stream. The office's notes on the
  // contact use the same key.
  after('erasePerson', ['AccountWithdrawn', 'ContactEnded'], (runtime, { type, streamId }) =>
    erasePerson(runtime, type === 'ContactEnded' ? streamId : parseStreamId(streamId).entityId),
  ),
  // A trainee on the roster has a key of their own.
  after('forgetKey', ['StudentRemoved'], (runtime, { data: { personId } }) => forgetKey(runtime, personId)),
  // The record of a deal has a key of its own, named like its stream.
  after('forgetKey', ['DealRecordEnded'], (runtime, { streamId }) => forgetKey(runtime, streamId)),
  after('queueMovie', ['MediaTranscodingRequested'], queueMovie),
  after('discardFiles', ['MediaRemoved', 'MediaTakenDown', 'MediaTranscodingFailed'], discardFiles),
  after('discardPicture', ['TalentPictureTakenDown'], discardPicture),
  after('resumeStream', ['OperationStreamRetried', 'OperationEventDiscarded'], resumeStream),
  after('sendAgain', ['OperationMailResent'], sendAgain),
  after('rearm', ['OperationDeadlineRearmed'], rearm),
  after('postMails', mailTypes, postMails),
  after('tellOffice', officeTypes, tellOffice),
  after('queuePushes', notificationKinds, queuePushes),
];

/** All event types that have an effect. */
export const policyTypes: ReadonlySet<EventType> = new Set(policies.flatMap(({ types }) => [...types]));

/** Runs the effects of an event one after the other. Each may run twice, so each is idempotent. */
export const runEffects = async (runtime: Runtime, event: AnyEnvelope, stored: EventEnvelope): Promise<void> => {
  for (const { name, types, effect } of policies)
    if (types.has(event.type)) await logEffect(name, event, () => effect(runtime, event, stored));
};
