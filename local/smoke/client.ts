import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { addressOf } from '#domain/office/operation/addresses.ts';
import type { Person, SmokeClient } from './steps.ts';

/** A test account. `totpSecret`: the secret of its authenticator app, for the office. */
export type Account = { readonly email: string; readonly password: string; readonly totpSecret?: string };

/** The servers' addresses, without a slash at the end. */
export type Servers = {
  /** The functions' origin, before the path of a callable. */
  readonly functions: string;
  /** The documents of the database. */
  readonly documents: string;
  readonly identity: string;
  readonly apiKey: string;
  /** Gets an App Check token; null if none is required. */
  readonly appCheckToken: (() => Promise<string>) | null;
};

/** The time limit of a request (ms), longer than any callable for people. */
const LIMIT_MS = 70_000;

type Json = Readonly<Record<string, unknown>>;
type Answer<Body> = { readonly status: number; readonly body: Body };

const request = async <Body>(url: string, headers: Readonly<Record<string, string>>, body?: Json): Promise<Answer<Body>> => {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...headers },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};

type SignedIn = { readonly idToken: string; readonly localId: string };
type Stopped = {
  readonly mfaPendingCredential: string;
  readonly mfaInfo: readonly { readonly mfaEnrollmentId: string; readonly totpInfo?: object }[];
};

const uidIn = (idToken: string): string =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string }).sub;

/** Exchanges a debug token, which the console knows, for an App Check token. */
export const exchangeDebugToken = async (url: string, apiKey: string, debugToken: string): Promise<string> => {
  const { status, body } = await request<{ readonly token?: string }>(`${url}:exchangeDebugToken?key=${apiKey}`, {}, { debugToken });
  if (!body.token) throw new Error(`App Check gave no token for the debug token (${status})`);
  return body.token;
};

/** Signs in with password and, if the account has one, the code of its authenticator app. */
const signIn = async ({ identity, apiKey }: Servers, headers: Readonly<Record<string, string>>, account: Account): Promise<string> => {
  const { email, password, totpSecret } = account;
  const url = `${identity}/v1/accounts:signInWithPassword?key=${apiKey}`;
  const { status, body } = await request<Partial<SignedIn & Stopped>>(url, headers, { email, password, returnSecureToken: true });
  if (body.idToken) return body.idToken;
  const factor = body.mfaInfo?.find(({ totpInfo }) => totpInfo);
  if (!body.mfaPendingCredential || !factor || !totpSecret) throw new Error(`the sign-in of ${email} was refused (${status})`);
  const finished = await request<Partial<SignedIn>>(`${identity}/v2/accounts/mfaSignIn:finalize?key=${apiKey}`, headers, {
    mfaPendingCredential: body.mfaPendingCredential,
    mfaEnrollmentId: factor.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: new TOTP({ secret: totpSecret }).generate() },
  });
  if (!finished.body.idToken) throw new Error(`the code of ${email} was refused (${finished.status})`);
  return finished.body.idToken;
};

/** A client for the test accounts. Each signs in once; a token is valid for an hour. */
export const smokeClient = (servers: Servers, accounts: Readonly<Record<Person, Account>>): SmokeClient => {
  const { functions, documents, appCheckToken } = servers;
  let checked: Promise<Readonly<Record<string, string>>> | undefined;
  const appCheck = () => {
    checked ??= appCheckToken ? appCheckToken().then((token) => ({ 'X-Firebase-AppCheck': token })) : Promise.resolve({});
    return checked;
  };
  const tokens = new Map<Person, Promise<string>>();
  const tokenOf = (person: Person): Promise<string> => {
    const token = tokens.get(person) ?? appCheck().then((headers) => signIn(servers, headers, accounts[person]));
    tokens.set(person, token);
    return token;
  };
  const authorized = async (person: Person) => ({ Authorization: `Bearer ${await tokenOf(person)}` });
  const wire = (command: Json) => ({ data: { commandId: randomUUID(), ...command } });

  return {
    uidOf: async (person) => uidIn(await tokenOf(person)),
    send: async (person, callable, command) => {
      const headers = { ...(await authorized(person)), ...(await appCheck()) };
      const answer = await request<{ result?: { streamId: string }; error?: unknown }>(
        `${functions}/${addressOf(callable)}`,
        headers,
        wire(command),
      );
      if (!answer.body.result)
        throw new Error(`${callable} ${command.type} was refused (${answer.status}): ${JSON.stringify(answer.body.error)}`);
      return answer.body.result;
    },
    callWithoutAppCheck: async (person, callable) =>
      (await request<unknown>(`${functions}/${addressOf(callable)}`, await authorized(person), wire({}))).status,
    statusOf: async (person, path) => {
      const headers = { ...(await authorized(person)), ...(await appCheck()) };
      const { status, body } = await request<{ fields?: { status?: { stringValue?: string } } }>(`${documents}/${path}`, headers);
      // A document that does not exist cannot be read by anybody.
      if (status === 404 || status === 403) return null;
      if (status !== 200) throw new Error(`${path} could not be read (${status})`);
      return body.fields?.status?.stringValue ?? null;
    },
  };
};
