import type { EventType } from '#domain/registry.ts';
import { jobCardOf, personCardOf, readingCardOf } from './kernel/cards.ts';
import type { ReadModel } from './kernel/projector.ts';
import type { Collection } from './readModels.ts';

type CardOf = (id: string, document: ReadModel | undefined) => { version: number };

/**
 * The documents that show a card of a profile or job. A later change refreshes the cards in pages,
 * each only if its version is older, so the newest version wins in any order. Notifications copy
 * the card of the deal, so offers and entries come first.
 */
export type CardSource = {
  readonly collection: 'talents' | 'clients' | 'jobs';
  readonly changedBy: readonly EventType[];
  readonly card: CardOf;
  readonly shownIn: readonly {
    readonly collection: Collection;
    readonly idField: string;
    readonly cardField: string;
    /** Set where another card of the source is shown. */
    readonly card?: CardOf;
  }[];
};

/** All sources of cards, with the documents that show them. */
export const cardSources: readonly CardSource[] = [
  {
    collection: 'talents',
    changedBy: ['TalentProfileRegistered', 'TalentProfileChanged', 'TalentPictureTakenDown', 'TalentWithdrawn'],
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

/** The source whose cards an event of this type changes; undefined if none. */
export const cardSourceChangedBy = (type: EventType): CardSource | undefined =>
  cardSources.find(({ changedBy }) => changedBy.includes(type));
