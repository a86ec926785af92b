import { functionsOrigin } from './environment.ts';

/** The most reports of a page that fails repeatedly. */
const MOST = 10;

const sent = new Set<string>();

/** Replaces ids in a path, so that a report does not tell what a user looked at. */
const routeOf = (pathname: string): string => pathname.replace(/[\w-]{16,}/g, ':id');

/** Once per page and message to the operator. Its own failures go to the console only. */
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
