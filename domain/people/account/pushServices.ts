/** Hosts of the browsers' push services. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

const addressOf = (endpoint: string): URL | null => (URL.canParse(endpoint) ? new URL(endpoint) : null);

/**
 * Whether the server may send to this endpoint. Only HTTPS endpoints of known push services pass,
 * so that a user cannot make the server call other addresses.
 */
export const isPushService = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  if (address?.protocol !== 'https:' || address.port !== '' || address.username !== '' || address.password !== '') return false;
  return hosts.some((host) => host.test(address.hostname));
};

/** Whether the endpoint is a fake push service on this machine. Only the local stack accepts it. */
export const isLoopback = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  return address?.protocol === 'http:' && address.hostname === '127.0.0.1';
};
