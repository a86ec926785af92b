/** The push services of the browsers, by the host of the addresses that they give out. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

const addressOf = (endpoint: string): URL | null => (URL.canParse(endpoint) ? new URL(endpoint) : null);

/**
 * Whether the server may send to this address: a known push service over HTTPS, so that nobody
 * makes the server call an address of their choice.
 */
export const isPushService = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  if (address?.protocol !== 'https:' || address.port !== '' || address.username !== '' || address.password !== '') return false;
  return hosts.some((host) => host.test(address.hostname));
};

/** A stand-in on this machine, which only the local stack may send to. */
export const isLoopback = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  return address?.protocol === 'http:' && address.hostname === '127.0.0.1';
};
