/** The browser's storage for the site; null if the visitor's settings forbid it. */
export const deviceStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
