import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { taskTokenCheck } from './taskToken.ts';

const issuer = 'http://tasks';
const audience = 'http://functions/deadlines';
const now = 1_000_000;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const token = (claims: object = {}, header: object = {}, key = privateKey) => {
  const parts = [
    { alg: 'RS256', kid: 'k1', ...header },
    { iss: issuer, aud: audience, exp: 2_000, ...claims },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `Bearer ${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
};
const check = (authorization: string | undefined) =>
  taskTokenCheck(issuer, async () => new Map([['k1', publicKey]]))(authorization, audience, now);

test('a token that Cloud Tasks signed passes', async () => {
  expect(await check(token())).toBeUndefined();
});

test.each([
  ['no token', undefined, 'no bearer token'],
  ['no signature algorithm', token({}, { alg: 'none' }), 'not an RS256 token'],
  ['an unknown key', token({}, { kid: 'k2' }), 'bad signature'],
  ["a stranger's signature", token({}, {}, stranger), 'bad signature'],
  ['another issuer', token({ iss: 'http://evil' }), 'wrong issuer'],
  ['another function', token({ aud: 'http://functions/other' }), 'wrong audience'],
  ['an old token', token({ exp: 999 }), 'expired'],
])('%s is refused', async (_, authorization, why) => {
  expect(await check(authorization)).toBe(why);
});
