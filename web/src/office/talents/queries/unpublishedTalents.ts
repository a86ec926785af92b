import { talentSchema } from '#projections/talents.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';

/** Talents whose profile is not public: new ones, and those that the office suspended; live. */
export const useUnpublishedTalents = () =>
  useLiveWindow({ collection: 'talents', where: [['isPublished', '==', false]], orderBy: ['viewOrder', 'asc'], limit: 50 }, talentSchema);
