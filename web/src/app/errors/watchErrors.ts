import { messageOf, reportUnexplained } from '#web/shared/data/reportUnexplained.ts';
import { showToast } from '#web/shared/ui/toast.ts';

const handle = (error: unknown): void => {
  showToast(messageOf(error));
  reportUnexplained(error);
};

/**
 * A movement between two pages that the next one, or leaving the tab, cut short: the pages are as
 * they should be.
 */
const isSkippedMovement = (reason: unknown): boolean => reason instanceof DOMException && /transition/i.test(reason.message);

/**
 * The last handler (spec section 8): errors that no screen caught are told by their code and
 * reported when unknown. Queries and commands have `watchQueries`; a fault that empties the page is
 * shown by `public/startUp.js`.
 */
export const watchErrors = (page: Pick<Window, 'addEventListener'> = window): void => {
  // Browsers also report what is no fault of the page, without an error: late resize observers,
  // scripts of extensions.
  page.addEventListener('error', ({ error }) => error && handle(error));
  page.addEventListener('unhandledrejection', (event) => (isSkippedMovement(event.reason) ? event.preventDefault() : handle(event.reason)));
};
