const UNRELEASED = '## [Unreleased]';

/**
 * The changelog of a release: what was unreleased is under the version and its date (YYYY-MM-DD).
 * Throws when nothing is unreleased, or the version is there already.
 */
export const releasedChangelog = (changelog: string, version: string, date: string): string => {
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || after === undefined) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  const [changes = ''] = after.split(/^## /m);
  if (!/^- /m.test(changes)) throw new Error('CHANGELOG.md has no unreleased changes');
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n${after}`;
};
