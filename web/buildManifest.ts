/**
 * The list of a build's files, for the bundle budget and for pages that check for a newer release.
 * Its name has no leading dot, since hosting leaves out hidden files.
 */
export const BUILD_MANIFEST = 'build-manifest.json';

export const ENTRY_KEY = 'index.html';
