import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import type { HoldEvent } from '#domain/work/hold/events.ts';
import type { HoldEnd } from '#domain/work/hold/kinds.ts';
import { projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type HoldDocument, holdPath } from './holds.schema.ts';

type HoldEnvelope = EnvelopeNamed<HoldEvent['type']>;

const changed = (event: HoldEnvelope, fields: Partial<HoldDocument>): Writes => [
  [holdPath(event.data.dealId), { ...fields, ...versionFields(event) }, 'fields'],
];

const ended =
  (end: HoldEnd) =>
  (event: HoldEnvelope): Writes =>
    changed(event, {
      status: 'ENDED',
      isLive: false,
      challengedUntil: null,
      waitsUntil: null,
      end,
      endedAt: event.meta.recordedAt,
      ...('reason' in event.data && { reason: event.data.reason }),
      ...('by' in event.data && {
        endedBy: event.data.by,
        reasonCode: event.data.reasonCode,
        noticeDays: daysFrom(jstDate(event.meta.recordedAt), event.data.firstDay),
      }),
    });

/** Writes holds/{dealId}. A new request takes the place of an earlier one that ended. */
export const holds = projector('holds', () => [], {
  HoldRequested: (event): Writes => {
    const { answerDue, dealId: id, ...asked } = event.data;
    const document: HoldDocument = {
      id,
      streamId: event.streamId,
      status: 'ASKED',
      isLive: true,
      ...asked,
      position: null,
      grantedAt: null,
      endsAt: answerDue,
      extension: 'NONE',
      isDecided: false,
      challengedUntil: null,
      waitsUntil: null,
      end: null,
      endedAt: null,
      endedBy: null,
      noticeDays: null,
      reasonCode: null,
      reason: null,
      createdAt: asked.askedAt,
      ...versionFields(event),
    };
    return [[holdPath(id), document]];
  },
  HoldGranted: (event) => {
    const { position, endsAt } = event.data;
    return changed(event, { status: 'HELD', position, endsAt, grantedAt: event.meta.recordedAt });
  },
  HoldExtensionAsked: (event) => changed(event, { extension: 'ASKED' }),
  HoldExtended: (event) => changed(event, { extension: 'USED', endsAt: event.data.endsAt }),
  HoldExtensionRefused: (event) => changed(event, { extension: 'USED' }),
  HoldReminded: (event) => changed(event, {}),
  HoldChallenged: (event) => changed(event, { challengedUntil: event.data.answerDue }),
  HoldChallengersChanged: (event) => changed(event, {}),
  HoldChallengeEnded: (event) => changed(event, { challengedUntil: null }),
  HoldDecided: (event) => {
    const { isOffered, waitsUntil } = event.data;
    return changed(event, { waitsUntil, ...(isOffered && { isDecided: true, challengedUntil: null }) });
  },
  HoldChallengeLost: (event) => changed(event, { waitsUntil: null }),
  HoldPromoted: (event) => changed(event, { position: event.data.position }),
  HoldRefused: ended('REFUSED'),
  HoldLapsed: ended('LAPSED'),
  HoldExpired: ended('EXPIRED'),
  HoldReleased: ended('RELEASED'),
  HoldYielded: ended('YIELDED'),
  HoldDisplaced: ended('DISPLACED'),
  HoldDropped: ended('DROPPED'),
  HoldConcluded: ended('CONCLUDED'),
});
