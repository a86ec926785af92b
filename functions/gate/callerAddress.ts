import type { Request } from 'firebase-functions/v2/https';

/**
 * The number of our own proxies in front of the function. Google's front end appends the address
 * that it sees at the right end of the list.
 */
const OWN_PROXIES = 0;

type Received = Pick<Request, 'header'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The address of the caller as Google's front end saw it. Entries further left in the list come
 * from the caller and can be false.
 */
export const callerAddress = (request: Received, ownProxies = OWN_PROXIES): string => {
  const listed = (request.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  return listed.at(-1 - ownProxies) || request.socket.remoteAddress || 'unknown';
};

/**
 * The unit that limits count: a whole IPv4 address, or the first 64 bits of an IPv6 address, since
 * one connection has countless IPv6 addresses.
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
