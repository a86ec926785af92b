/** How many of what a search found a mail names. */
export const DIGEST_SHOWN = 5;

/** What a saved search found: its name, how many, and the names of the first ones. */
export type DigestFinding = { readonly name: string; readonly count: number; readonly first: readonly string[] };

/** A line per saved search: 「東京の英語」 「新着3件：…、…ほか」. */
export const digestFacts = (findings: readonly DigestFinding[]): [label: string, value: string][] =>
  findings.map(({ name, count, first }) => [name, `新着${count}件：${first.join('／')}${count > first.length ? '／ほか' : ''}`]);
