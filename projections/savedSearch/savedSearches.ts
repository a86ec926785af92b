import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type SavedSearches, savedSearchesPath } from './savedSearches.schema.ts';

type Saved = SavedSearches['searches'];

const path = (event: AnyEnvelope) => savedSearchesPath(entityIdOf(event));

const update = (event: AnyEnvelope, documents: Documents, change: (searches: Saved) => Saved): Writes => {
  const before = documents.get(path(event)) as SavedSearches | undefined;
  const searches = change(before?.searches ?? []);
  const digests = [...new Set(searches.map(({ digest }) => digest))].sort();
  const createdAt = before?.createdAt ?? event.meta.recordedAt;
  return [[path(event), { id: entityIdOf(event), searches, digests, createdAt, ...versionFields(event) } satisfies SavedSearches]];
};

/** Writes savedSearches/{uid}, newest first. A replaced search keeps its place. */
export const savedSearches = projector('savedSearches', (event) => [path(event)], {
  SearchSaved: (event, documents) => {
    const { searchId: id, kind, name, wanted, digest } = event.data;
    return update(event, documents, (searches) => {
      const at = searches.findIndex((each) => each.id === id);
      const saved = { id, kind, name: name ?? '', wanted: wanted ?? '', digest, savedAt: searches[at]?.savedAt ?? event.meta.recordedAt };
      return at < 0 ? [saved, ...searches] : searches.with(at, saved);
    });
  },
  SearchRemoved: (event, documents) => update(event, documents, (searches) => searches.filter(({ id }) => id !== event.data.searchId)),
  SearchesWithdrawn: (event) => [[path(event), null]],
});
