import { routeAt } from '#web/routing/routeAt.ts';
import { loadInAdvance } from '#web/shared/data/platform/reloadGuard.ts';
import { preloadScreen } from './screens.ts';

/**
 * Events before a click: a mouse hovers a tenth of a second before it, a finger touches before it
 * lifts, a keyboard focuses.
 */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** A link to another page of the app in this tab. */
const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Preloads the screen of a link before it is followed, so that it shows at once and a picture can
 * move into it. Returns a function that ends it.
 */
export const preloadLinks = (page: Document = document): (() => void) => {
  const load = ({ target }: Event): void => {
    const link = linkOf(target);
    const route = link && link.pathname !== location.pathname ? routeAt(link.pathname) : null;
    // A failed load is repeated and reported when it is needed.
    if (route && navigator.onLine) loadInAdvance(() => preloadScreen(route)).catch(() => undefined);
  };
  for (const intent of intents) page.addEventListener(intent, load, { passive: true });
  return () => {
    for (const intent of intents) page.removeEventListener(intent, load);
  };
};
