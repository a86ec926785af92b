import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** Loads after the page, since every work item has it. */
export const DeskPart = lazyPart(async () => (await import('./deskSection.tsx')).DeskSection);
