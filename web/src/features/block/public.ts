import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export { BlockButton, BlockDialog } from './components/blockButton.tsx';
export { blockLabel } from './words.ts';
export const BlockedPeople = lazyPart(async () => (await import('./components/blockedPeople.tsx')).BlockedPeople);
