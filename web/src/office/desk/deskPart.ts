import { later } from '#web/shared/ui/later.tsx';

/** Beside every piece of work: it comes after the page that it stands on. */
export const DeskPart = later(async () => (await import('./deskSection.tsx')).DeskSection);
