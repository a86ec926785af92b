import '#web/shared/ui/tokens.css';
import '#web/shared/ui/base.css';
import { watchErrors } from './app/errors/watchErrors.ts';
import { readFirstSight } from './app/firstSight.ts';
import { arrived, watchLostChunks } from './app/updates/reloadGuard.ts';

watchErrors();
watchLostChunks();
// Before React and the app, which take a slow line twice as long as this.
readFirstSight();
/**
 * A file that does not load is an error that leaves the page empty: `public/startUp.js` tells it.
 */
const start = async (root: HTMLElement): Promise<void> => {
  const app = await arrived(await import('./app/start.tsx'));
  app.start(root);
};
const root = document.getElementById('root');
if (root) start(root);
