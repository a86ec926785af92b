import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exchangeDebugToken, smokeClient } from './client.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const idToken = ['', Buffer.from('{"sub":"uid-1"}').toString('base64url'), ''].join('.');

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> };
let server: Server;
let origin: string;
let asked: Asked[];
/** Answers by path, in Google's documented format. */
let answers: Record<string, (body: Record<string, unknown>) => object>;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    const path = String(request.url);
    const body = request.method === 'POST' ? ((await json(request)) as Asked['body']) : {};
    asked.push({ path, headers: request.headers, body });
    const answer = answers[path]?.(body);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers = {
    '/app:exchangeDebugToken?key=key': ({ debugToken }) => (debugToken === 'debug' ? { token: 'checked' } : {}),
    '/v1/accounts:signInWithPassword?key=key': () => ({
      mfaPendingCredential: 'pending',
      mfaInfo: [{ mfaEnrollmentId: 'factor', totpInfo: {} }],
    }),
    '/v2/accounts/mfaSignIn:finalize?key=key': () => ({ idToken }),
    '/functions/commands/offers': () => ({ result: { streamId: 'offer-1', version: 1 } }),
    '/documents/jobs/1': () => ({ fields: { status: { stringValue: 'OPEN' } } }),
  };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const clientWith = (totpSecret?: string) => {
  const account = { email: 'office@example.jp', password: 'word', ...(totpSecret && { totpSecret }) };
  const servers = { functions: `${origin}/functions`, documents: `${origin}/documents`, identity: origin, apiKey: 'key' };
  const appCheckToken = () => exchangeDebugToken(`${origin}/app`, 'key', 'debug');
  return smokeClient({ ...servers, appCheckToken }, { client: account, talent: account, office: account });
};

test('an account with a second factor signs in once with its code, and all requests but one have an App Check token', async () => {
  const client = clientWith(secret);
  expect(await client.uidOf('office')).toBe('uid-1');
  await client.send('office', 'offers', { type: 'adminApprove' });
  expect(await client.statusOf('office', 'jobs/1')).toBe('OPEN');
  expect(await client.callWithoutAppCheck('office', 'offers')).toBe(200);
  const code = asked[2] as Asked;
  const { verificationCode } = code.body.totpVerificationInfo as { verificationCode: string };
  expect(new TOTP({ secret }).validate({ token: verificationCode, window: 1 })).not.toBeNull();
  expect(code.body).toMatchObject({ mfaPendingCredential: 'pending', mfaEnrollmentId: 'factor' });
  expect(asked.map(({ path, headers }) => [path, headers['x-firebase-appcheck'], headers.authorization])).toEqual([
    ['/app:exchangeDebugToken?key=key', undefined, undefined],
    ['/v1/accounts:signInWithPassword?key=key', 'checked', undefined],
    ['/v2/accounts/mfaSignIn:finalize?key=key', 'checked', undefined],
    ['/functions/commands/offers', 'checked', `Bearer ${idToken}`],
    ['/documents/jobs/1', 'checked', `Bearer ${idToken}`],
    ['/functions/commands/offers', undefined, `Bearer ${idToken}`],
  ]);
  expect(asked[3]?.body).toEqual({ data: { commandId: expect.stringMatching(/^[0-9a-f-]{36}$/), type: 'adminApprove' } });
});

test('an account without its factor’s secret, a refused debug token and a refused command end the test with the refusal', async () => {
  await expect(clientWith().uidOf('office')).rejects.toThrow('the sign-in of office@example.jp was refused (200)');
  await expect(exchangeDebugToken(`${origin}/app`, 'key', 'other')).rejects.toThrow('no token for the debug token (200)');
  answers['/functions/commands/offers'] = () => ({ error: { status: 'FAILED_PRECONDITION' } });
  await expect(clientWith(secret).send('office', 'offers', { type: 'accept' })).rejects.toThrow(
    'offers accept was refused (200): {"status":"FAILED_PRECONDITION"}',
  );
});

test('a document that does not exist or cannot be read has no status', async () => {
  expect(await clientWith(secret).statusOf('client', 'jobs/2')).toBeNull();
});
