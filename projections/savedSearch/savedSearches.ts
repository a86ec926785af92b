import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, entityIdOf, followedBy, projector, type Writes } from '../kernel/projector.ts';
import { type SavedSearches, savedSearchesPath } from './savedSearches.schema.ts';

type Saved = SavedSearches['searches'];

const path = (event: AnyEnvelope) => savedSearchesPath(entityIdOf(event));

const follow = (event: AnyEnvelope, documents: Documents, change: (searches: Saved) => Saved): Writes => {
  const before = documents.get(path(event)) as SavedSearches | undefined;
  const searches = change(before?.searches ?? []);
  const digests = [...new Set(searches.map(({ digest }) => digest))].sort();
  const createdAt = before?.createdAt ?? event.meta.recordedAt;
  return [[path(event), { id: entityIdOf(event), searches, digests, createdAt, ...followedBy(event) } satisfies SavedSearches]];
};

/** Writes savedSearches/{uid}, newest first. A replaced search keeps its place. */
export const savedSearches = projector('savedSearches', 1, (event) => [path(event)], {
  SearchSaved: (event, documents) => {
    const { searchId: id, kind, name, wanted, digest } = event.data;
    return follow(event, documents, (searches) => {
      const at = searches.findIndex((each) => each.id === id);
      const saved = { id, kind, name: name ?? '', wanted: wanted ?? '', digest, savedAt: searches[at]?.savedAt ?? event.meta.recordedAt };
      return at < 0 ? [saved, ...searches] : searches.with(at, saved);
    });
  },
  SearchRemoved: (event, documents) => follow(event, documents, (searches) => searches.filter(({ id }) => id !== event.data.searchId)),
  SearchesWithdrawn: (event) => [[path(event), null]],
});
