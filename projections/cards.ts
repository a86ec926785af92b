import type { EventType } from '#domain/registry.ts';
import { jobCardOf, personCardOf, readingCardOf } from './kernel/cards.ts';
import type { ReadModel } from './kernel/projector.ts';
import type { Collection } from './readModels.ts';

type CardOf = (id: string, document: ReadModel | undefined) => { version: number };

/**
 * Where cards stand that show a profile or a job. A new card takes the source's document as it is
 * in the same transaction; a later change refreshes the cards in pages, each only where its version
 * is older: whatever the order, the newest version stands. Notifications take the card of the
 * deal's document, so offers and entries stand before them.
 */
export type CardSource = {
  readonly collection: 'talents' | 'clients' | 'jobs';
  readonly changedBy: readonly EventType[];
  readonly card: CardOf;
  readonly shownIn: readonly {
    readonly collection: Collection;
    readonly idField: string;
    readonly cardField: string;
    /** Where something else of the source is shown than its card. */
    readonly card?: CardOf;
  }[];
};

export const cardSources: readonly CardSource[] = [
  {
    collection: 'talents',
    changedBy: ['TalentProfileRegistered', 'TalentProfileChanged', 'TalentWithdrawn'],
    card: personCardOf,
    shownIn: [
      { collection: 'offers', idField: 'talentId', cardField: 'talent' },
      { collection: 'entries', idField: 'talentId', cardField: 'talent' },
      { collection: 'reviews', idField: 'fromId', cardField: 'from' },
      { collection: 'reviews', idField: 'toId', cardField: 'to' },
      { collection: 'likedTalents', idField: 'talentId', cardField: 'talent' },
      { collection: 'chatRooms', idField: 'talentId', cardField: 'talent' },
      { collection: 'chatRoomReferences', idField: 'peerId', cardField: 'peer' },
      { collection: 'reports', idField: 'talentId', cardField: 'talent' },
      { collection: 'contacts', idField: 'ownerId', cardField: 'person' },
    ],
  },
  {
    collection: 'clients',
    changedBy: ['ClientProfileRegistered', 'ClientProfileChanged', 'ClientBillingSaved', 'ClientWithdrawn'],
    card: personCardOf,
    shownIn: [
      { collection: 'jobs', idField: 'clientId', cardField: 'client' },
      { collection: 'offers', idField: 'clientId', cardField: 'client' },
      { collection: 'entries', idField: 'clientId', cardField: 'client' },
      { collection: 'reviews', idField: 'fromId', cardField: 'from' },
      { collection: 'reviews', idField: 'toId', cardField: 'to' },
      { collection: 'chatRooms', idField: 'clientId', cardField: 'client' },
      { collection: 'chatRoomReferences', idField: 'peerId', cardField: 'peer' },
      { collection: 'billMonths', idField: 'clientId', cardField: 'client', card: readingCardOf },
      { collection: 'reports', idField: 'clientId', cardField: 'client' },
      { collection: 'contacts', idField: 'ownerId', cardField: 'person' },
    ],
  },
  {
    collection: 'jobs',
    changedBy: ['JobPosted', 'JobEdited', 'JobWordsErased'],
    card: jobCardOf,
    shownIn: [
      { collection: 'offers', idField: 'jobId', cardField: 'job' },
      { collection: 'entries', idField: 'jobId', cardField: 'job' },
      { collection: 'reviews', idField: 'jobId', cardField: 'job' },
      { collection: 'likedJobs', idField: 'jobId', cardField: 'job' },
      { collection: 'chatRooms', idField: 'jobId', cardField: 'job' },
      { collection: 'chatRoomReferences', idField: 'jobId', cardField: 'job' },
      { collection: 'notifications', idField: 'jobId', cardField: 'job' },
      { collection: 'reports', idField: 'jobId', cardField: 'job' },
    ],
  },
];

export const cardSourceChangedBy = (type: EventType): CardSource | undefined =>
  cardSources.find(({ changedBy }) => changedBy.includes(type));
