/** The number of results of a search that a mail lists. */
export const DIGEST_SHOWN = 5;

/** The new results of a saved search: its name, their number, and the first names. */
export type DigestFinding = { readonly name: string; readonly count: number; readonly first: readonly string[] };

/** One row per saved search: 「東京の英語」 「新着3件：…、…ほか」. */
export const digestFacts = (findings: readonly DigestFinding[]): [label: string, value: string][] =>
  findings.map(({ name, count, first }) => [name, `新着${count}件：${first.join('／')}${count > first.length ? '／ほか' : ''}`]);
