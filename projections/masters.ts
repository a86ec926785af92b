import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { parseMasterEntityId } from '#domain/master/kinds.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type ReadModel, type Writes } from './projector.ts';
import { followed } from './readModel.ts';

/** industryMaster/{id}, jobCategoryMaster/{id}, mediaMaster/{id}: what forms offer to choose from, in the office's order. A retired one keeps its name for what was said with it. */
export const masterSchema = z.object({
  id: z.string(),
  name: z.string(),
  orderIndex: z.number(),
  isRetired: z.boolean(),
  ...followed,
});
export type Master = z.infer<typeof masterSchema>;

type MasterEnvelope = EnvelopeNamed<'MasterAdded' | 'MasterRenamed' | 'MasterReordered' | 'MasterRetired' | 'MasterRestored'>;

const idOf = ({ streamId }: MasterEnvelope) => parseMasterEntityId(parseStreamId(streamId).entityId).id;
const path = (event: MasterEnvelope) => `${event.data.kind}Master/${idOf(event)}`;

const follow = (event: MasterEnvelope, documents: Documents, change: ReadModel): Writes => [
  [path(event), { ...documents.get(path(event)), ...change, version: event.version, updatedAt: event.meta.recordedAt }],
];

export const masters = projector('masters', 1, (event) => [path(event as MasterEnvelope)], {
  MasterAdded: (event, documents) => {
    const { name, orderIndex } = event.data;
    return follow(event, documents, { id: idOf(event), name, orderIndex, isRetired: false, createdAt: event.meta.recordedAt });
  },
  MasterRenamed: (event, documents) => follow(event, documents, { name: event.data.name }),
  MasterReordered: (event, documents) => follow(event, documents, { orderIndex: event.data.orderIndex }),
  MasterRetired: (event, documents) => follow(event, documents, { isRetired: true }),
  MasterRestored: (event, documents) => follow(event, documents, { isRetired: false }),
});
