import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const shown = (text: string) =>
  linkParts(text)
    .map(({ said, address }) => (address ? `<${said}>` : said))
    .join('');

test.each([
  ['地図はhttps://example.com/map?q=1です。', '地図は<https://example.com/map?q=1>です。'],
  ['https://example.com。次に http://example.jp/a_(b) を', '<https://example.com>。次に <http://example.jp/a_(b)> を'],
  ['(https://example.com/a).', '(<https://example.com/a>).'],
  [
    'https://bank.example@evil.example/ と https:// と javascript:alert(1)',
    'https://bank.example@evil.example/ と https:// と javascript:alert(1)',
  ],
  ['http://localhost/', 'http://localhost/'],
  ['ふつうの文章', 'ふつうの文章'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(
    linkParts(text)
      .map(({ said }) => said)
      .join(''),
  ).toBe(text);
});
