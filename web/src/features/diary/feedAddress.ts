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

/** The links that add a feed to a calendar: of the phone or computer, and of Google. */
export const addingLinks = (address: string): { readonly webcal: string; readonly google: string } => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return { webcal, google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` };
};

/**
 * A new address of a cast's feed, and the hash that the server stores. Only this page has the
 * secret.
 */
export const newFeedAddress = async (uid: string): Promise<{ readonly address: string; readonly feedHash: string }> => {
  const secret = newSecret();
  return { address: `${location.origin}/calendars/${uid}/${secret}.ics`, feedHash: await hashOf(secret) };
};
