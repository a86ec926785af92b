/**
 * Where a build lists its files, for the budget and for pages that look for a newer release. Not
 * hidden: hosting leaves hidden files out.
 */
export const BUILD_MANIFEST = 'build-manifest.json';

/** The key of the page itself in the manifest. */
export const ENTRY_KEY = 'index.html';
