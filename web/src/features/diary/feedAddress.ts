/** A random secret of 192 bits for the address of a feed. */
const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

const hashOf = async (secret: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * A new address of a cast's feed, and the hash that the server stores. Only this page has the
 * secret.
 */
export const newFeedAddress = async (uid: string): Promise<{ readonly address: string; readonly feedHash: string }> => {
  const secret = newSecret();
  return { address: `${location.origin}/calendars/${uid}/${secret}.ics`, feedHash: await hashOf(secret) };
};
