import { functionsOrigin } from './environment.ts';

/** As much as a page that fails again and again may send. */
const MOST = 10;

const sent = new Set<string>();

/** Identifiers in an address say who looked at what: the report says which kind of page it was. */
const routeOf = (pathname: string): string => pathname.replace(/[\w-]{16,}/g, ':id');

/**
 * The one way to report an error that nobody expected: to the console, and once per page and
 * message to the operator. Must not fail itself, so what goes wrong on the way is only told to the
 * console.
 */
export const reportError = (error: unknown): void => {
  console.error(error);
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (sent.has(message) || sent.size >= MOST) return;
  sent.add(message);
  const release = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const data = { message, stack: stack ?? '', route: routeOf(location.pathname), release: release.split('/').at(-1) ?? '' };
  fetch(`${functionsOrigin}/errorReports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
    keepalive: true,
  }).catch((failure: unknown) => console.warn('the error could not be reported', failure));
};
