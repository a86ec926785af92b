import { useEffect, useState } from 'react';
import type { DealStep } from '#domain/work/deal/steps.ts';
import { type ChatRoomReference, chatRoomReferenceSchema } from '#projections/chat/chatRoomReferences.schema.ts';
import { messageSchema } from '#projections/chat/chatRooms.schema.ts';
import { type Entry, entrySchema } from '#projections/deal/entries.schema.ts';
import { type Offer, offerSchema } from '#projections/deal/offers.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useOne, useOnly } from '#web/shared/data/reads/reads.ts';
import { reportError } from '../../../shared/data/platform/reportError.ts';

/** Null until it is loaded, or without `load`. A failure is reported; the page works without. */
const useLoadedModule = <Module extends object>(load: (() => Promise<Module>) | null): Module | null => {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    let isShown = true;
    load?.().then((loaded) => {
      if (isShown) setModule(loaded);
    }, reportError);
    return () => {
      isShown = false;
    };
  }, [load]);
  return module;
};

export const useOwnRooms = () =>
  useLivePages(
    { collection: 'chatRoomReferences', where: [['uid', '==', useUid()]], orderBy: ['lastMessageAt', 'desc'], limit: 50 },
    chatRoomReferenceSchema,
  );

/** The folding of words is large, and few visits search. */
const loadWords = () => import('#web/shared/search/words.ts');

/** The rooms whose partner or job has the words; all rooms until the search is loaded. */
export const useRoomsWith = (rooms: readonly ChatRoomReference[], keyword: string): readonly ChatRoomReference[] => {
  const search = useLoadedModule(keyword === '' ? null : loadWords);
  return search ? rooms.filter(({ peer, job }) => search.haveWords([peer.name, job.title], keyword)) : rooms;
};

/** Null if there is none. A list query, since the rules refuse a get of a missing document. */
export const useOwnRoom = (roomId: string) =>
  useOnly(
    {
      collection: 'chatRoomReferences',
      where: [
        ['uid', '==', useUid()],
        ['roomId', '==', roomId],
      ],
      limit: 1,
    },
    chatRoomReferenceSchema,
  );

/** The messages of a room: the newest live, earlier ones in pages; oldest first. */
export const useRoomMessages = (roomId: string) => {
  const list = useLivePages(
    { collection: 'messages', parent: `chatRooms/${roomId}`, where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
    messageSchema,
  );
  return { ...list, messages: [...list.rows].reverse() };
};

export type RoomDeal = Offer | Entry;

/** The texts of deal events load separately, since a room works without them. */
const loadSteps = () => import('#domain/work/deal/steps.ts');

/** The room's deal, live, and its events, oldest first; none while loading. */
export const useRoomDeal = ({
  dealKind,
  dealId,
  jobId,
}: ChatRoomReference): { readonly deal: RoomDeal | null; readonly steps: readonly DealStep[] } => {
  const words = useLoadedModule(loadSteps);
  const isOffer = dealKind === 'offer';
  const offer = useOne(isOffer ? `jobs/${jobId}/offers/${dealId}` : '', offerSchema).data;
  const entry = useOne(isOffer ? '' : `jobs/${jobId}/entries/${dealId}`, entrySchema).data;
  if (isOffer) return { deal: offer ?? null, steps: words && offer ? words.stepsOfOffer(offer) : [] };
  return { deal: entry ?? null, steps: words && entry ? words.stepsOfEntry(entry) : [] };
};
