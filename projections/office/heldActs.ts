import type { HeldActEvent } from '#domain/office/heldAct/heldAct.ts';
import { partOfHeld } from '#domain/office/heldAct/holdable.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type HeldAct, heldActPath } from './heldActs.schema.ts';

type HeldActEnvelope = EnvelopeNamed<HeldActEvent['type']>;

const changed = (event: HeldActEnvelope, status: HeldAct['status'], code: string | null = null): Writes => [
  [heldActPath(entityIdOf(event)), { status, code, ...versionFields(event) }, 'fields'],
];

/** Writes heldActs/{aggregate}-{id}. */
export const heldActs = projector('heldActs', () => [], {
  HeldActBegun: (event): Writes => {
    const { command: _command, ...data } = event.data;
    const id = entityIdOf(event);
    const document: HeldAct = {
      id,
      part: partOfHeld[data.aggregate],
      ...data,
      status: 'HELD',
      code: null,
      createdAt: event.meta.recordedAt,
      ...versionFields(event),
    };
    return [[heldActPath(id), document]];
  },
  HeldActUndone: (event) => changed(event, 'UNDONE'),
  HeldActCarriedOut: (event) => changed(event, 'CARRIED_OUT'),
  HeldActLapsed: (event) => changed(event, 'LAPSED', event.data.refusedWith),
});
