import { DomainError } from '#domain/kernel/domainError.ts';
import type { Runtime } from '../ports.ts';
import { type Caller, callerOf } from './commandCallable.ts';

type Verifiers = {
  readonly auth: Pick<Runtime['auth'], 'verifyIdToken'>;
  readonly appCheck: Pick<Runtime['appCheck'], 'verifyToken'>;
};
type Headers = { header(name: string): string | undefined };

const verified = async <Token>(token: string | undefined, verify: (token: string) => Promise<Token>): Promise<Token> => {
  if (!token) throw new DomainError('unauthenticated');
  try {
    return await verify(token);
  } catch (cause) {
    throw new DomainError('unauthenticated', undefined, { cause });
  }
};

/**
 * The caller of a plain HTTP request. Firebase checks tokens of callables only, so this checks the
 * ID token and, where App Check is enforced, the App Check token. Then `callerOf` applies.
 */
export const httpCaller = async ({ auth, appCheck }: Verifiers, request: Headers, enforceAppCheck: boolean): Promise<Caller> => {
  const [, idToken] = /^Bearer (.+)$/i.exec(request.header('Authorization') ?? '') ?? [];
  const token = await verified(idToken, (each) => auth.verifyIdToken(each));
  if (enforceAppCheck) await verified(request.header('X-Firebase-AppCheck'), (each) => appCheck.verifyToken(each));
  return callerOf({ auth: { uid: token.uid, token } });
};
