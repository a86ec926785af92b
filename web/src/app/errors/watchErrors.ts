import { messageOf, reportUnexplained } from '#web/shared/data/reportUnexplained.ts';
import { showToast } from '#web/shared/ui/toast.ts';

const handle = (error: unknown): void => {
  showToast(messageOf(error));
  reportUnexplained(error);
};

/** A view transition that the next one, or leaving the tab, cancelled. The pages are correct. */
const isSkippedMovement = (reason: unknown): boolean => reason instanceof DOMException && /transition/i.test(reason.message);

/**
 * The last handler (docs/specification.md, section 8): uncaught errors are shown by their code, and
 * reported if unknown. Queries and commands have `watchQueries`; `public/startUp.js` shows a fault
 * that empties the page.
 */
export const watchErrors = (page: Pick<Window, 'addEventListener'> = window): void => {
  // Browsers also report events without an error, which are not the page's fault: late resize
  // observers, scripts of extensions.
  page.addEventListener('error', ({ error }) => error && handle(error));
  page.addEventListener('unhandledrejection', (event) => (isSkippedMovement(event.reason) ? event.preventDefault() : handle(event.reason)));
};
