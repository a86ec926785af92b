import { expect, test } from 'vitest';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { newWorld, processOf } from '#local/memory/process.ts';
import type { EventStore } from '../eventStore/request.ts';
import { subscriptionsOf } from '../policies/routing.ts';
import { commitHooksOf } from '../projections/commitHooks.ts';
import { countTry, durableLimits, inboxOf, type LimitKind, subjectOfAddress } from './durableLimit.ts';

test('one inbox has one name in all spellings of its address', () => {
  for (const written of ['hana@example.com', 'Hana@Example.com', ' hana+news@example.com', 'hana+a+b@EXAMPLE.com', 'ｈａｎａ@example.com'])
    expect(inboxOf(written)).toBe('hana@example.com');
  expect(inboxOf('hana.k@example.com')).toBe('hana.k@example.com');
  for (const written of ['h.a.na+y@gmail.com', 'Ha.Na@googlemail.com']) expect(inboxOf(written)).toBe('hana@gmail.com');
});

const storeAt = (now: () => number): EventStore => {
  const db = memoryFirestore().connect();
  return { db, now, keys: processOf(newWorld()).keys, following: commitHooksOf(subscriptionsOf), pauseKeptMs: 0 };
};

test.each(Object.entries(durableLimits) as [LimitKind, number][])(
  '%s is refused after %i attempts, and allowed again the next day',
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

test('parallel attempts are counted one by one, and none passes above the limit', async () => {
  const most = durableLimits.linkByAccount;
  const store = storeAt(() => NOON);
  const attempt = async (): Promise<unknown> => {
    try {
      return await countTry(store, [{ kind: 'linkByAccount', subject: 'hana' }]);
    } catch (error) {
      // A transaction conflict is not an answer: the person tries again.
      return (error as { code?: unknown }).code === 10 ? attempt() : Promise.reject(error);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: most + 3 }, attempt));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
});

test('if one limit is used up, the others count nothing', async () => {
  const store = storeAt(() => NOON);
  const [account, inbox] = [
    { kind: 'confirmationMailByDay', subject: 'hana' },
    { kind: 'confirmationMailByRecipient', subject: 'an address' },
  ] as const;
  for (let count = 0; count < durableLimits[account.kind]; count++) await countTry(store, [account]);
  await expect(countTry(store, [inbox, account])).rejects.toMatchObject({ code: 'confirmation-mail-limit' });
  for (let count = 0; count < durableLimits[inbox.kind]; count++) await countTry(store, [inbox]);
  await expect(countTry(store, [inbox])).rejects.toMatchObject({ code: 'confirmation-mail-limit' });
});

test.each([
  ['confirmationMailByRecipient', 'confirmationMailByDay'],
  ['guardianMailByRecipient', 'guardianMailByAccount'],
  ['contactByRecipient', 'contactByOrigin'],
] as const)('one sender cannot use up %s', (together, alone) => {
  expect(durableLimits[together]).toBeGreaterThanOrEqual(3 * durableLimits[alone]);
});

test('an address has one subject, also if two processes create the key at once', async () => {
  const store = storeAt(() => NOON);
  const [one, other] = await Promise.all([subjectOfAddress(store, 'hana@example.com'), subjectOfAddress(store, ' Hana+x@example.com')]);
  expect(one).toBe(other);
  expect(await subjectOfAddress(store, 'ken@example.com')).not.toBe(one);
  expect(one).not.toContain('hana');
});
