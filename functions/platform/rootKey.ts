import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { GoogleAuth } from 'google-gax';

/** One call of the REST API of Cloud KMS; `path` starts with the name of a key or a key version. */
export type KmsCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;

/** Calls Cloud KMS as the process's service account. */
export const callKms = (): KmsCall => {
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloudkms' });
  return async (method, path, body) => {
    const { data } = await auth.request<Record<string, unknown>>({
      url: `https://cloudkms.googleapis.com/v1/${path}`,
      method,
      ...(body && { data: body }),
      retry: true,
    });
    return data;
  };
};

/** A text field of an answer. Throws if it is missing. */
export const textIn = (answer: Readonly<Record<string, unknown>>, field: string): string => {
  const text = answer[field];
  if (typeof text !== 'string' || text === '') throw new Error(`Cloud KMS answered without ${field}`);
  return text;
};

/** The key that wraps the wrapping keys. `name` is bound to the ciphertext as associated data. */
export type RootKey = {
  encrypt(plain: Buffer, name: string): Promise<Buffer>;
  /** Throws if the ciphertext was altered, or wrapped with another key or name. */
  decrypt(cipher: Buffer, name: string): Promise<Buffer>;
};

const inBase64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64');

/** A key of Cloud KMS that cannot be exported. KMS decrypts also with its older versions. */
export const kmsRootKey = (key: string, call: KmsCall = callKms()): RootKey => ({
  encrypt: async (plain, name) => {
    const answer = await call('POST', `${key}:encrypt`, { plaintext: inBase64(plain), additionalAuthenticatedData: inBase64(name) });
    return Buffer.from(textIn(answer, 'ciphertext'), 'base64');
  },
  decrypt: async (cipher, name) => {
    const answer = await call('POST', `${key}:decrypt`, { ciphertext: inBase64(cipher), additionalAuthenticatedData: inBase64(name) });
    return Buffer.from(textIn(answer, 'plaintext'), 'base64');
  },
});

const IV = 12;
const TAG = 16;

/** AES-256-GCM; returns initialisation vector, tag and ciphertext joined. `name` is bound to it. */
export const sealWith = (key: Buffer, plain: Buffer, name: string, iv: Buffer = randomBytes(IV)): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

/** Opens a result of `sealWith`. Throws if the key, the name or a byte differs. */
export const openWith = (key: Buffer, sealed: Buffer, name: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG }).setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
};
