import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The exports of this feature for other features. They load after the page of the cast. */
export const AddToList = lazyPart(async () => (await import('./components/addToList.tsx')).AddToList);
export const SharingCard = lazyPart(async () => (await import('./components/sharingCard.tsx')).SharingCard);
