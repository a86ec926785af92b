/**
 * What this browser keeps for the site; null where the visitor's settings forbid pages to store
 * anything.
 */
export const deviceStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
