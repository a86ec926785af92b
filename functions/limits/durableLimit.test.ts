import { expect, test } from 'vitest';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { countTry, durableLimits, inboxOf, type LimitKind } from './durableLimit.ts';

test('one inbox is counted as one, however its address is written', () => {
  for (const written of ['hana@example.com', 'Hana@Example.com', ' hana+news@example.com', 'hana+a+b@EXAMPLE.com', 'ｈａｎａ@example.com'])
    expect(inboxOf(written)).toBe('hana@example.com');
  expect(inboxOf('hana.k@example.com')).toBe('hana.k@example.com');
});

/** A store that holds the counts in memory. */
const storeAt = (now: () => number) => {
  const counts = new Map<string, { count: number }>();
  const transaction = {
    getAll: async (...paths: string[]) => paths.map((path) => ({ data: () => counts.get(path) })),
    set: (path: string, counted: { count: number }) => counts.set(path, counted),
  };
  const runTransaction = (act: (given: typeof transaction) => Promise<void>) => act(transaction);
  return { db: { doc: (path: string) => path, runTransaction }, keys: {}, now } as never;
};

test.each(Object.entries(durableLimits) as [LimitKind, number][])(
  '%s is refused after %i tries, and free again the next day',
  async (kind, most) => {
    let now = NOON;
    const store = storeAt(() => now);
    const attempt = () => countTry(store, [{ kind, subject: 'hana' }]);
    for (let count = 0; count < most; count++) await attempt();
    const code = kind.startsWith('confirmationMail')
      ? 'confirmation-mail-limit'
      : /^(link|confirmation)/.test(kind)
        ? 'too-many-tries'
        : 'daily-limit';
    await expect(attempt()).rejects.toMatchObject({ code });
    await countTry(store, [{ kind, subject: 'ken' }]);
    now += DAY;
    await attempt();
  },
);
