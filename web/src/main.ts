import '#web/shared/ui/tokens.css';
import '#web/shared/ui/base.css';
import { watchErrors } from './app/errors/watchErrors.ts';
import { readFirstSight } from './app/firstSight.ts';
import { arrived, watchLostChunks } from './app/updates/reloadGuard.ts';

watchErrors();
watchLostChunks();
// Before React and the app, whose load takes twice as long on a slow line.
readFirstSight();
/** A file that cannot be loaded leaves the page empty; `public/startUp.js` shows the error. */
const start = async (root: HTMLElement): Promise<void> => {
  const app = await arrived(await import('./app/start.tsx'));
  app.start(root);
};
const root = document.getElementById('root');
if (root) start(root);
