import '#web/shared/ui/tokens.css';
import '#web/shared/ui/base.css';
import { watchErrors } from '#web/app/errors/watchErrors.ts';
import { prefetchFirstList } from '#web/app/prefetchFirstList.ts';
import { arrived, watchLostChunks } from '#web/shared/data/platform/reloadGuard.ts';

watchErrors();
watchLostChunks();
// Before React and the app, whose load takes twice as long on a slow line.
prefetchFirstList();
/** A file that cannot be loaded leaves the page empty; `public/startUp.js` shows the error. */
const start = async (root: HTMLElement): Promise<void> => {
  const app = await arrived(await import('#web/app/app.tsx'));
  app.start(root);
};
const root = document.getElementById('root');
if (root) start(root);
