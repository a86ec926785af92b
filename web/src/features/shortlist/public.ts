import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const AddToList = lazyPart(async () => (await import('./components/addToList.tsx')).AddToList);
export const SharingCard = lazyPart(async () => (await import('./components/sharingCard.tsx')).SharingCard);
