import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchFlags } from '#web/shared/data/platform/flags.ts';
import { App } from './app.tsx';
import { preloadRoute } from './preloadRoute.ts';
import { preloadLinks } from './shell/preloadLinks.ts';

/** Renders the app. */
export const start = (root: HTMLElement): void => {
  preloadRoute();
  watchFlags();
  preloadLinks();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
