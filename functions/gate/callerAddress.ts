import type { Request } from 'firebase-functions/v2/https';

/** Proxies of our own in front of the function; Google's front end adds the address it sees at the right end of the list. */
const OWN_PROXIES = 0;

type Received = Pick<Request, 'header'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** The address of the caller as our own front end saw it. What stands further left in the list is the caller's to invent. */
export const callerAddress = (request: Received, ownProxies = OWN_PROXIES): string => {
  const listed = (request.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  return listed.at(-1 - ownProxies) || request.socket.remoteAddress || 'unknown';
};
