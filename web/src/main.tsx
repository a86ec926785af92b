import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#web/shared/ui/tokens.css';
import '#web/shared/ui/base.css';
import { App } from './app/app.tsx';
import { watchErrors } from './app/errors/watchErrors.ts';
import { watchFlags } from './app/flags.ts';
import { headStart } from './app/headStart.ts';
import { preloadLinks } from './app/shell/preloadLinks.ts';
import { watchLostChunks } from './app/updates/reloadGuard.ts';

watchErrors();
watchLostChunks();
headStart();
watchFlags();
preloadLinks();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
