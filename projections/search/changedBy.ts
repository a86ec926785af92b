import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import type { SearchKind } from '#domain/search/wanted.ts';
import { jobs } from '../job/jobs.ts';
import { entityIdOf } from '../kernel/projector.ts';
import { talents } from '../talent/talents.ts';

/** A row that an event may change, or the rows of all open jobs of a client, which show its name. */
export type Changed = { readonly kind: SearchKind; readonly id: string } | { readonly kind: 'jobsOf'; readonly id: string };

type About = (event: AnyEnvelope) => Changed;
const table = new Map<EventType, About>();
for (const type of talents.handles) table.set(type, (event) => ({ kind: 'casts', id: entityIdOf(event) }));
for (const type of jobs.handles) table.set(type, (event) => ({ kind: 'jobs', id: entityIdOf(event) }));
const ofTalent: About = (event) => ({ kind: 'casts', id: (event.data as { talentId: string }).talentId });
for (const type of ['FavoriteTalentLiked', 'FavoriteTalentUnliked', 'ReviewsPublished'] as const) table.set(type, ofTalent);
const ofOwner: About = (event) => ({ kind: 'casts', id: (event.data as { ownerId: string }).ownerId });
for (const type of ['MediaAdded', 'MediaRemoved', 'MediaTranscodingRequested', 'MediaTranscoded', 'MediaTranscodingFailed'] as const)
  table.set(type, ofOwner);
const ofClient: About = (event) => ({ kind: 'jobsOf', id: entityIdOf(event) });
for (const type of ['ClientProfileRegistered', 'ClientProfileChanged', 'ClientBillingSaved'] as const) table.set(type, ofClient);

export const searchedTypes: ReadonlySet<EventType> = new Set(table.keys());

/** The rows that events may change, each once. */
export const rowsChangedBy = (events: readonly AnyEnvelope[]): readonly Changed[] => {
  const changed = events.flatMap((event) => table.get(event.type)?.(event) ?? []);
  return [...new Map(changed.map((each) => [`${each.kind}/${each.id}`, each])).values()];
};
