import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import type { RowKind } from '#domain/work/search/wanted.ts';
import { diaries, personOf } from '../diary/diaries.ts';
import { jobs } from '../job/jobs.ts';
import { entityIdOf } from '../kernel/projector.ts';
import { talents } from '../talent/talents.ts';

/** A search row that an event may change. `jobsOf`: those of a client's open jobs. */
export type Changed = { readonly kind: RowKind; readonly id: string } | { readonly kind: 'jobsOf'; readonly id: string };

type About = (event: AnyEnvelope) => Changed;
const table = new Map<EventType, readonly About[]>();
const changes = (types: Iterable<EventType>, about: About): void => {
  for (const type of types) table.set(type, [...(table.get(type) ?? []), about]);
};

changes(talents.handles, (event) => ({ kind: 'casts', id: entityIdOf(event) }));
changes(jobs.handles, (event) => ({ kind: 'jobs', id: entityIdOf(event) }));
changes(['JobPosted', 'JobEdited', 'JobWordsErased'], (event) => ({ kind: 'postings', id: entityIdOf(event) }));
changes(diaries.handles, (event) => ({ kind: 'casts', id: personOf(event) }));
const ofTalent: About = (event) => ({ kind: 'casts', id: (event.data as { talentId: string }).talentId });
changes(['FavoriteTalentLiked', 'FavoriteTalentUnliked', 'ReviewsPublished', 'ReviewTakenDown', 'ReviewRestored'], ofTalent);
const ofOwner: About = (event) => ({ kind: 'casts', id: (event.data as { ownerId: string }).ownerId });
changes(
  ['MediaAdded', 'MediaRemoved', 'MediaTakenDown', 'MediaTranscodingRequested', 'MediaTranscoded', 'MediaTranscodingFailed'],
  ofOwner,
);
const ofPerson: About = (event) => ({ kind: 'people', id: entityIdOf(event) });
changes(['AccountRegistered', 'AccountMemberNamed', 'AccountWithdrawn'], ofPerson);
changes(['TalentProfileRegistered', 'TalentProfileChanged', 'TalentWithdrawn'], ofPerson);
changes(['ClientProfileRegistered', 'ClientProfileChanged', 'ClientBillingSaved', 'ClientBillClientIdSet', 'ClientWithdrawn'], ofPerson);
const ofClient: About = (event) => ({ kind: 'jobsOf', id: entityIdOf(event) });
changes(['ClientProfileRegistered', 'ClientProfileChanged', 'ClientBillingSaved'], ofClient);

/** The event types that may change a search row. */
export const searchedTypes: ReadonlySet<EventType> = new Set(table.keys());

/** The rows that events may change, each once. */
export const rowsChangedBy = (events: readonly AnyEnvelope[]): readonly Changed[] => {
  const changed = events.flatMap((event) => (table.get(event.type) ?? []).map((about) => about(event)));
  return [...new Map(changed.map((each) => [`${each.kind}/${each.id}`, each])).values()];
};
