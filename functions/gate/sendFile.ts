import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/v2/https';
import { DomainError } from '#domain/kernel/domainError.ts';
import { reportError } from '../platform/log.ts';
import { callableOptions } from '../platform/options.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { refuse } from './attempts.ts';
import { assertRunning, type Caller, callerOf, limited } from './commandCallable.ts';

/** Percent-encodes characters that `encodeURIComponent` keeps and RFC 8187 forbids. */
const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Sends a PDF as a download under a name. It is never shown as a page and never cached. */
export const sendPdf = (response: Parameters<HttpsFunction>[1], name: string, bytes: Uint8Array): void => {
  response.status(200).set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  response.end(bytes);
};

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

type Response = Parameters<HttpsFunction>[1];
type Work = (body: unknown, caller: Caller, response: Response) => Promise<void>;

/**
 * An HTTP function that sends a file to a signed-in account, with the checks and refusals of a
 * callable. If the work fails after the headers were sent, the connection is closed, so that the
 * browser does not take half a file for a whole one.
 */
export const fileRequest = (name: string, work: Work, { reads = false }: { readonly reads?: boolean } = {}): HttpsFunction =>
  onRequest({ cors: callableOptions.cors }, async (request: Request, response: Response) => {
    let uid: string | null = null;
    try {
      const caller = await httpCaller(runtime(), request, callableOptions.enforceAppCheck);
      uid = caller.uid;
      limited(uid);
      if (!reads) await assertRunning();
      await work(request.body, caller, response);
    } catch (error) {
      if (response.headersSent) {
        reportError(error);
        response.destroy();
        return;
      }
      const { httpErrorCode, message, details } = await refuse({ callable: name, uid, data: request.body }, error);
      response.status(httpErrorCode.status).json({ error: { message, details } });
    }
  });
