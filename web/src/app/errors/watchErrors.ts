import { queryClient } from '#web/shared/data/queryClient.ts';
import { messageOf, reportUnexplained } from '#web/shared/data/reportUnexplained.ts';
import { showToast } from '#web/shared/ui/toast.ts';

const handle = (error: unknown): void => {
  showToast(messageOf(error));
  reportUnexplained(error);
};

/** Failed reads and commands are told by their screens; here they are only reported. */
const watchQueries = (): void => {
  queryClient.getQueryCache().subscribe((event) => {
    // A live read that dies is set to its error, a fetched one ends with it.
    if (event.type !== 'updated' || !['error', 'setState'].includes(event.action.type)) return;
    if (event.query.state.status === 'error') reportUnexplained(event.query.state.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') reportUnexplained(event.action.error);
  });
};

/**
 * The last handler (spec section 8): errors that no screen caught are told by their code and reported when unknown.
 * A fault that empties the page is shown by `public/startUp.js`.
 */
export const watchErrors = (page: Pick<Window, 'addEventListener'> = window): void => {
  // Browsers also report what is no fault of the page, without an error: late resize observers, scripts of extensions.
  page.addEventListener('error', ({ error }) => error && handle(error));
  page.addEventListener('unhandledrejection', ({ reason }) => handle(reason));
  watchQueries();
};
