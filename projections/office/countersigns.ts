import type { CountersignEvent } from '#domain/countersign/events.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { entityIdOf, followedBy, projector, type ReadModel, type Writes } from '../kernel/projector.ts';
import type { Countersign } from './countersigns.schema.ts';

type Told = EnvelopeNamed<CountersignEvent['type']>;

const changed = (event: Told, fields: ReadModel): Writes => [
  [`countersigns/${entityIdOf(event)}`, { ...fields, ...followedBy(event) }, 'fields'],
];
const answered = (event: Told, status: string, answer: string | null): Writes =>
  changed(event, { status, answeredBy: event.meta.actor.uid, answeredAt: event.meta.recordedAt, answer });

/** Writes countersigns/{id}. */
export const countersigns = projector('countersigns', 1, () => [], {
  CountersignAsked: (event): Writes => {
    const { data, meta } = event;
    const id = entityIdOf(event);
    const document: Countersign = {
      ...{ id, ...data, status: 'ASKED', answeredBy: null, answeredAt: null, answer: null, code: null },
      ...{ createdAt: meta.recordedAt, ...followedBy(event) },
    };
    return [[`countersigns/${id}`, document]];
  },
  CountersignConfirmed: (event) => answered(event, 'CONFIRMED', null),
  CountersignDeclined: (event) => answered(event, 'DECLINED', event.data.reason),
  CountersignWithdrawn: (event) => changed(event, { status: 'WITHDRAWN' }),
  CountersignCarriedOut: (event) => changed(event, { status: 'CARRIED_OUT' }),
  CountersignLapsed: (event) => changed(event, { status: 'LAPSED', code: event.data.refusedWith }),
});
