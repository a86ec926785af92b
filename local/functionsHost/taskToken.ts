import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';

type Jwk = JsonWebKey & { readonly kid: string };
type Claims = { readonly iss?: string; readonly aud?: string; readonly exp?: number };

/** The signing keys of an OIDC issuer by key id, from its discovery document. */
export type KeysOf = (issuer: string) => Promise<ReadonlyMap<string, KeyObject>>;

export const fetchKeys: KeysOf = async (issuer) => {
  const discovery = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as { jwks_uri: string };
  const { keys } = (await (await fetch(discovery.jwks_uri)).json()) as { keys: Jwk[] };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
};

const json = <Shape>(part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Shape;

/**
 * Checks the token of a Cloud Tasks call like Cloud Run: RS256 signature, issuer, audience, expiry.
 * Resolves to undefined if it is valid, else to the fault.
 */
export const taskTokenCheck = (issuer: string, keysOf: KeysOf = fetchKeys) => {
  let keys: ReadonlyMap<string, KeyObject> = new Map();
  return async (authorization: string | undefined, audience: string, now: number): Promise<string | undefined> => {
    const parts = authorization?.match(/^Bearer (.+)$/)?.[1]?.split('.');
    if (parts?.length !== 3) return 'no bearer token';
    try {
      const [header, payload, signature] = parts as [string, string, string];
      const { alg, kid } = json<{ alg?: string; kid?: string }>(header);
      if (alg !== 'RS256' || !kid) return 'not an RS256 token';
      // The local Cloud Tasks server makes a new key at each start.
      if (!keys.has(kid)) keys = await keysOf(issuer);
      const key = keys.get(kid);
      if (!key || !verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
        return 'bad signature';
      const claims = json<Claims>(payload);
      if (claims.iss !== issuer) return 'wrong issuer';
      if (claims.aud !== audience) return 'wrong audience';
      return (claims.exp ?? 0) * 1000 > now ? undefined : 'expired';
    } catch (error) {
      return `unreadable token (${error instanceof Error ? error.message : error})`;
    }
  };
};
