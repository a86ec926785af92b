import { GoogleAuth } from 'google-gax';

/**
 * One call of the REST API of Cloud KMS; `path` begins with the name of a key or of its version.
 */
export type KmsCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;

/** Speaks to Cloud KMS as the account that the process runs as. */
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

/** A text of an answer. Throws when it is not there. */
export const textIn = (answer: Readonly<Record<string, unknown>>, field: string): string => {
  const text = answer[field];
  if (typeof text !== 'string' || text === '') throw new Error(`Cloud KMS answered without ${field}`);
  return text;
};
