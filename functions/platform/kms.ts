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
