import { isExplained, messageOf } from '#web/shared/data/platform/reportUnexplained.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { showFault } from './fault.ts';

/** A known error leaves the page as it is. The error screen reports an unknown one. */
const handle = (error: unknown): void => {
  if (isExplained(error)) showToast(messageOf(error));
  else showFault(error);
};

/** An error of a browser extension, which is not the page's fault. */
const isForeign = (error: unknown): boolean => /-extension:\/\//.test((error as { readonly stack?: string } | null)?.stack ?? '');

/** Something that the user or the browser ended early: a transition, a shared file, a film. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * The last handler (docs/specification.md, sections 2 and 8): an uncaught error with a known code
 * is shown in its words; any other replaces the page by the error screen and is reported. Queries
 * and commands have `watchQueries`; `public/startUp.js` shows a fault that empties the page.
 */
export const watchErrors = (page: Pick<Window, 'addEventListener'> = window): void => {
  // Browsers also report events without an error, which are not the page's fault: late resize
  // observers, scripts of extensions.
  page.addEventListener('error', ({ error }) => error && !isForeign(error) && handle(error));
  page.addEventListener('unhandledrejection', (event) =>
    isAbort(event.reason) || isForeign(event.reason) ? event.preventDefault() : handle(event.reason),
  );
};
