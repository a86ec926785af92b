import type { Request } from 'firebase-functions/v2/https';

/**
 * Proxies of our own in front of the function; Google's front end adds the address it sees at the
 * right end of the list.
 */
const OWN_PROXIES = 0;

type Received = Pick<Request, 'header'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The address of the caller as our own front end saw it. What stands further left in the list is
 * the caller's to invent.
 */
export const callerAddress = (request: Received, ownProxies = OWN_PROXIES): string => {
  const listed = (request.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  return listed.at(-1 - ownProxies) || request.socket.remoteAddress || 'unknown';
};

/**
 * What counts as one origin: an address of IPv4; of IPv6 its first 64 bits, since one line has
 * countless addresses.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
};
