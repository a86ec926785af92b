import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchFlags } from './flags.ts';
import { headStart } from './headStart.ts';
import { preloadLinks } from './shell/preloadLinks.ts';

/** Renders the app. */
export const start = (root: HTMLElement): void => {
  headStart();
  watchFlags();
  preloadLinks();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
