import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that the push service received; `isOurs`: it was signed with our key. */
export type Caught = { readonly payload: unknown; readonly headers: Readonly<Record<string, unknown>>; readonly isOurs: boolean };

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Whether the token of a request (RFC 8292) is valid now, for this push service, and signed with
 * the key in the same header.
 */
const isSigned = (authorization: string, origin: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && aud === origin && exp * 1000 > Date.now();
};

/** A browser with its keys, which decrypts (RFC 8188, 8291) without the sender's library. */
const browser = () => {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): unknown => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, decrypt };
};

/** A push service on this machine. It answers with 201, or with the status set by `answers`. */
export const startPushService = async () => {
  const browsers = new Map<string, ReturnType<typeof browser>>();
  const caught: Caught[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const found = browsers.get(request.url ?? '');
    if (found && status < 300) {
      const isOurs = isSigned(request.headers.authorization ?? '', origin);
      caught.push({ payload: found.decrypt(body), headers: request.headers, isOurs });
    }
    response.writeHead(found ? status : 404, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    caught,
    answers: (next: number) => {
      status = next;
    },
    /** The subscription that a browser gives to the page. */
    subscribe: () => {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const made = browser();
      browsers.set(path, made);
      return { endpoint: `${origin}${path}`, ...made.keys };
    },
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};
