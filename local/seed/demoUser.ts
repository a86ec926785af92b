import { addressOf } from '#domain/office/operation/addresses.ts';
import { type Command, commandIdOf, type Person } from './acts.ts';

/** The password of all demo accounts; they exist in local data only. */
export const demoPassword = 'demo-password-1';

/** The accounts that `npm start` prints. */
export const demoAccounts = [
  { email: 'client@example.com', what: 'クライアント (株式会社ひかり企画): deals in every status' },
  { email: 'talent@example.com', what: 'キャスト (白石 美咲): inquiries, offers and results' },
  { email: 'office@example.com', what: '事務局: approvals, certifications and bills waiting; every role' },
  { email: 'review@example.com', what: '事務局 (審査): approves deals up to 300,000 yen' },
  { email: 'billing@example.com', what: '事務局 (請求): bills, and no approvals' },
] as const;

/** A signed-in user who sends requests like a browser. */
export type DemoUser = {
  readonly send: (callable: 'media', label: string, command: Command) => Promise<void>;
  /** Calls a callable that is not a command. */
  readonly call: <Result>(callable: 'uploads', data: object) => Promise<Result>;
};

const post = async <Result>(url: string, headers: Readonly<Record<string, string>>, body: object): Promise<Result> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} refused ${JSON.stringify(body)}: ${await answer.text()}`);
  return (await answer.json()) as Result;
};

/** Signs a demo account in at the local Auth server. */
export const signIn = async ({ uid, email }: Person): Promise<DemoUser> => {
  const signInUrl = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const { idToken } = await post<{ idToken: string }>(signInUrl, {}, { email, password: demoPassword, returnSecureToken: true });
  const call: DemoUser['call'] = async <Result>(callable: string, data: object) => {
    const url = `${process.env.FUNCTIONS_BASE_URL}/${addressOf(callable)}`;
    return (await post<{ result: Result }>(url, { authorization: `Bearer ${idToken}` }, { data })).result;
  };
  return {
    call,
    send: async (callable, label, command) => {
      await call(callable as never, { commandId: commandIdOf(uid, label), ...command });
    },
  };
};
