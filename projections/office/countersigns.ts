import type { CountersignEvent } from '#domain/office/countersign/countersign.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { entityIdOf, projector, type ReadModel, versionFields, type Writes } from '../kernel/projector.ts';
import type { Control } from './controls.schema.ts';
import type { Countersign } from './countersigns.schema.ts';

export const controls = projector('controls', (event) => [`controls/${entityIdOf(event)}`], {
  ControlSet: (event, documents): Writes => {
    const { data, meta } = event;
    const id = entityIdOf(event);
    const before = documents.get(`controls/${id}`) as Control | undefined;
    const watches = { ...before?.watches, [data.act]: { on: data.on, above: data.above } };
    return [[`controls/${id}`, { id, watches, createdAt: before?.createdAt ?? meta.recordedAt, ...versionFields(event) }]];
  },
});

type CountersignEnvelope = EnvelopeNamed<CountersignEvent['type']>;

const changed = (event: CountersignEnvelope, fields: ReadModel): Writes => [
  [`countersigns/${entityIdOf(event)}`, { ...fields, ...versionFields(event) }, 'fields'],
];
const answered = (event: CountersignEnvelope, status: string, answer: string | null): Writes =>
  changed(event, { status, answeredBy: event.meta.actor.uid, answeredAt: event.meta.recordedAt, answer });

export const countersigns = projector('countersigns', () => [], {
  CountersignAsked: (event): Writes => {
    const { data, meta } = event;
    const id = entityIdOf(event);
    const document: Countersign = {
      id,
      ...data,
      status: 'ASKED',
      answeredBy: null,
      answeredAt: null,
      answer: null,
      code: null,
      createdAt: meta.recordedAt,
      ...versionFields(event),
    };
    return [[`countersigns/${id}`, document]];
  },
  CountersignConfirmed: (event) => answered(event, 'CONFIRMED', null),
  CountersignDeclined: (event) => answered(event, 'DECLINED', event.data.reason),
  CountersignWithdrawn: (event) => changed(event, { status: 'WITHDRAWN' }),
  CountersignCarriedOut: (event) => changed(event, { status: 'CARRIED_OUT' }),
  CountersignLapsed: (event) => changed(event, { status: 'LAPSED', code: event.data.refusedWith }),
});
