import { dealScreen, type ScreenModule } from '#web/entities/deal/dealScreen.ts';

const screens = import.meta.glob<ScreenModule>('./*/*Screen.tsx');
const dealQueue = () => import('./deals/dealQueueScreen.tsx');
const dealQueues: typeof screens = {
  offers: dealScreen('offer', 'office', dealQueue),
  entries: dealScreen('entry', 'office', dealQueue),
};

/** Loads the screen of an office page: `jobs/jobsScreen.tsx` for /office/jobs and below. */
export const loadOfficeScreen = (path: string): Promise<ScreenModule> => {
  const [, , folder = 'home'] = path.split('/');
  const load = dealQueues[folder] ?? screens[`./${folder}/${folder}Screen.tsx`];
  if (!load) throw new Error(`${path} has no screen`);
  return load();
};
