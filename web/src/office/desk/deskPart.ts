import { later } from '#web/shared/ui/later.tsx';

/** Loads after the page, since every work item has it. */
export const DeskPart = later(async () => (await import('./deskSection.tsx')).DeskSection);
