import { routeAt } from '../routeAt.ts';
import { onAGuess } from '../updates/reloadGuard.ts';
import { preloadScreen } from './screens.ts';

/**
 * A mouse comes over a link a tenth of a second or more before it is pressed, a finger lands a
 * little before it leaves; a keyboard stops at it.
 */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Only what leads to another page of the app, in this tab. */
const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Loads the screen of a link as soon as somebody is about to follow it: it then shows at once, and
 * a picture can move into it. Returns what ends it.
 */
export const preloadLinks = (page: Document = document): (() => void) => {
  const load = ({ target }: Event): void => {
    const link = linkOf(target);
    const route = link && link.pathname !== location.pathname ? routeAt(link.pathname) : null;
    // What fails is asked for again, and reported, where it is needed.
    if (route && navigator.onLine) onAGuess(() => preloadScreen(route)).catch(() => undefined);
  };
  for (const intent of intents) page.addEventListener(intent, load, { passive: true });
  return () => {
    for (const intent of intents) page.removeEventListener(intent, load);
  };
};
