import { expect, test } from 'vitest';
import { accountNameIn, networks, snsAccounts } from './detailTerms.ts';

test('an account is recognised by its name, with an @, or by its address', () => {
  const typed = ['hana_01', '@hana_01', ' ＠hana_01 ', 'https://www.instagram.com/hana_01/?hl=ja', 'https://www.tiktok.com/@hana_01'];
  expect(new Set(typed.map(accountNameIn))).toEqual(new Set(['hana_01']));
  expect(accountNameIn('https://www.youtube.com/channel/UC1234')).toBe('UC1234');
});

test('every account links to its page', () => {
  expect(networks.youtube.address('@hana-ch')).toBe('https://www.youtube.com/@hana-ch');
  expect(networks.youtube.address('hana-ch')).toBe('https://www.youtube.com/@hana-ch');
  expect(networks.youtube.address(`UC${'a'.repeat(22)}`)).toBe(`https://www.youtube.com/channel/UC${'a'.repeat(22)}`);
  expect(networks.twitter.address('hana')).toBe('https://x.com/hana');
});

test('only the accounts of the cast are shown', () => {
  const none = { instagram: null, twitter: null, youtube: null, tiktok: null };
  expect(snsAccounts(none)).toEqual([]);
  const some = {
    ...none,
    twitter: { screenName: 'hana', followersCount: 10, updatedAt: 5 },
    youtube: { channelId: '@h', subscriberCount: 3 },
  };
  expect(snsAccounts(some)).toEqual([
    { kind: 'twitter', name: 'hana', count: 10, at: 5 },
    { kind: 'youtube', name: '@h', count: 3, at: null },
  ]);
});
