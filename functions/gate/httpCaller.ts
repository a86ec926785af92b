import { DomainError } from '#domain/kernel/domainError.ts';
import type { Runtime } from '../runtime.ts';
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
 * Whom a plain HTTP request speaks for. Firebase looks at the tokens of callables only; this
 * refuses what it refuses there (no sound ID token, and where App Check is enforced no sound one of
 * that), and then what `callerOf` refuses.
 */
export const httpCaller = async ({ auth, appCheck }: Verifiers, request: Headers, enforceAppCheck: boolean): Promise<Caller> => {
  const [, idToken] = /^Bearer (.+)$/i.exec(request.header('Authorization') ?? '') ?? [];
  const token = await verified(idToken, (each) => auth.verifyIdToken(each));
  if (enforceAppCheck) await verified(request.header('X-Firebase-AppCheck'), (each) => appCheck.verifyToken(each));
  return callerOf({ auth: { uid: token.uid, token } });
};
