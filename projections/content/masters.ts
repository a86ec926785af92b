import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { parseMasterEntityId } from '#domain/master/kinds.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, type ReadModel, type Writes } from '../kernel/projector.ts';

type MasterEnvelope = EnvelopeNamed<'MasterAdded' | 'MasterRenamed' | 'MasterReordered' | 'MasterRetired' | 'MasterRestored'>;

const idOf = ({ streamId }: MasterEnvelope) => parseMasterEntityId(parseStreamId(streamId).entityId).id;
const path = (event: MasterEnvelope) => `${event.data.kind}Master/${idOf(event)}`;

const follow = (event: MasterEnvelope, change: ReadModel): Writes => [
  [path(event), { ...change, version: event.version, updatedAt: event.meta.recordedAt }, 'fields'],
];

export const masters = projector('masters', 1, () => [], {
  MasterAdded: (event) => {
    const { version, data, meta } = event;
    const { name, orderIndex } = data;
    const times = { createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: idOf(event), name, orderIndex, isRetired: false, ...times, version }]];
  },
  MasterRenamed: (event) => follow(event, { name: event.data.name }),
  MasterReordered: (event) => follow(event, { orderIndex: event.data.orderIndex }),
  MasterRetired: (event) => follow(event, { isRetired: true }),
  MasterRestored: (event) => follow(event, { isRetired: false }),
});
