import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { AuditionEvent } from '#domain/work/audition/events.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type AuditionDocument, type AuditionInvite, type AuditionScore, auditionInvitePath, auditionPath } from './auditions.schema.ts';

type OnCast = EnvelopeNamed<Extract<AuditionEvent, { data: { dealId: string } }>['type']>;

const invite = (event: AnyEnvelope, dealId: string, fields: Partial<AuditionInvite>): Writes[number] => [
  auditionInvitePath(entityIdOf(event), dealId),
  { ...fields, ...versionFields(event) },
  'fields',
];
const changed = (event: OnCast, fields: Partial<AuditionInvite>): Writes => [invite(event, event.data.dealId, fields)];
const round = (event: AnyEnvelope, fields: Partial<AuditionDocument>): Writes[number] => [
  auditionPath(entityIdOf(event)),
  { ...fields, ...versionFields(event) },
  'fields',
];
const idsOf = (event: OnCast) => {
  const auditionId = entityIdOf(event);
  return { id: `${auditionId}_${event.data.dealId}`, streamId: event.streamId, auditionId };
};

/** Writes the rounds of auditions, the invites, and the scores, which casts never read. */
export const auditions = projector('auditions', () => [], {
  AuditionOpened: (event): Writes => {
    const base = { id: entityIdOf(event), streamId: event.streamId, isOpen: true, slots: [], createdAt: event.meta.recordedAt };
    const document: AuditionDocument = { ...base, ...event.data, ...versionFields(event) };
    return [[auditionPath(base.id), document]];
  },
  AuditionSlotsAdded: (event) => [round(event, { slots: event.data.slots })],
  AuditionInvited: (event): Writes => {
    const document: AuditionInvite = {
      ...idsOf(event),
      ...event.data,
      isOpen: true,
      status: 'INVITED',
      slotId: null,
      times: [],
      reasonCode: null,
      reason: null,
      tape: 'NONE',
      S: null,
      M: null,
      poster: null,
      fault: null,
      result: null,
      message: null,
      createdAt: event.meta.recordedAt,
      ...versionFields(event),
    };
    return [[auditionInvitePath(document.auditionId, document.dealId), document]];
  },
  AuditionConfirmed: (event) => changed(event, { status: 'CONFIRMED', slotId: event.data.slotId }),
  AuditionInviteDeclined: (event) => {
    const { reasonCode, reason } = event.data;
    return changed(event, { status: 'DECLINED', slotId: null, reasonCode, reason });
  },
  AuditionOtherAsked: (event) => changed(event, { status: 'OTHER_ASKED', times: event.data.times, reason: event.data.reason }),
  AuditionMoved: (event) => {
    const { slots, answerDue } = event.data;
    return changed(event, { status: 'MOVED', slots, slotId: slots[0]?.slotId ?? null, answerDue });
  },
  AuditionUnanswered: (event) => changed(event, { status: 'SILENT', slotId: null }),
  AuditionReminded: (event) => changed(event, {}),
  AuditionTapeSubmitted: (event) => changed(event, { tape: 'PROCESSING', fault: null }),
  AuditionTapeReady: (event) => {
    const { S, M, poster } = event.data;
    return changed(event, { tape: 'READY', S, M, poster });
  },
  AuditionTapeFailed: (event) => changed(event, { tape: 'FAILED', fault: event.data.fault }),
  AuditionTapeMissed: (event) => changed(event, { tape: 'MISSED' }),
  AuditionScored: (event): Writes => {
    const { dealId, clientId, talentId, score, scoreNote } = event.data;
    const said = { dealId, clientId, talentId, score, scoreNote, createdAt: event.meta.recordedAt };
    const document: AuditionScore = { ...idsOf(event), ...said, ...versionFields(event) };
    return [[`auditionScores/${document.id}`, document]];
  },
  AuditionResultGiven: (event) => changed(event, { result: event.data.result, message: event.data.message }),
  AuditionCastDeclined: (event) => changed(event, { result: 'DECLINE', message: event.data.reason }),
  AuditionLeft: (event) => changed(event, { status: 'LEFT', slotId: null }),
  AuditionTapesRemoved: (event) =>
    event.data.tapes.map(({ dealId }) => invite(event, dealId, { tape: 'REMOVED', S: null, M: null, poster: null })),
  AuditionClosed: (event) => [
    round(event, { isOpen: false }),
    ...event.data.dealIds.map((dealId) => invite(event, dealId, { isOpen: false })),
  ],
});
