import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { parseMasterEntityId } from '#domain/office/master/fields.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, projector, type ReadModel, versionFields, type Writes } from '../kernel/projector.ts';
import { type ListedMaster, MASTER_LIST, type MasterList } from './masters.schema.ts';

type MasterEnvelope = EnvelopeNamed<'MasterAdded' | 'MasterRenamed' | 'MasterReordered' | 'MasterRetired' | 'MasterRestored'>;

const idOf = ({ streamId }: MasterEnvelope) => parseMasterEntityId(parseStreamId(streamId).entityId).id;
const path = (event: MasterEnvelope) => `${event.data.kind}Master/${idOf(event)}`;

const update = (event: MasterEnvelope, change: ReadModel): Writes => [[path(event), { ...change, ...versionFields(event) }, 'fields']];

export const masters = projector('masters', () => [], {
  MasterAdded: (event) => {
    const { version, data, meta } = event;
    const { name, orderIndex } = data;
    const times = { createdAt: meta.recordedAt, updatedAt: meta.recordedAt };
    return [[path(event), { id: idOf(event), name, orderIndex, isRetired: false, ...times, version }]];
  },
  MasterRenamed: (event) => update(event, { name: event.data.name }),
  MasterReordered: (event) => update(event, { orderIndex: event.data.orderIndex }),
  MasterRetired: (event) => update(event, { isRetired: true }),
  MasterRestored: (event) => update(event, { isRetired: false }),
});

const byKindAndId = (a: ListedMaster, b: ListedMaster) => (`${a.kind}_${a.id}` < `${b.kind}_${b.id}` ? -1 : 1);

/** Changes one entry in the list. Streams of several entries write it, each its own entry. */
const list = (event: MasterEnvelope, documents: Documents, change: Partial<ListedMaster>): Writes => {
  const { kind } = event.data;
  const id = idOf(event);
  // Documents of earlier releases have no synonyms.
  const { entries = [], synonyms = [] }: Partial<MasterList> = documents.get(MASTER_LIST) ?? {};
  const listed = kind === 'synonym' ? synonyms : entries;
  const isSame = (entry: ListedMaster) => entry.kind === kind && entry.id === id;
  const before = listed.find(isSame) ?? { kind, id, name: '', orderIndex: 0, isRetired: false };
  const after = [...listed.filter((entry) => !isSame(entry)), { ...before, ...change }].sort(byKindAndId);
  const all = kind === 'synonym' ? { entries, synonyms: after } : { entries: after, synonyms };
  return [[MASTER_LIST, { id: 'all', ...all } satisfies MasterList]];
};

export const masterList = projector('masterList', () => [MASTER_LIST], {
  MasterAdded: (event, documents) => list(event, documents, { name: event.data.name, orderIndex: event.data.orderIndex }),
  MasterRenamed: (event, documents) => list(event, documents, { name: event.data.name }),
  MasterReordered: (event, documents) => list(event, documents, { orderIndex: event.data.orderIndex }),
  MasterRetired: (event, documents) => list(event, documents, { isRetired: true }),
  MasterRestored: (event, documents) => list(event, documents, { isRetired: false }),
});
