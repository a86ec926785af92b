import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/v2/https';
import { callableOptions } from '../platform/options.ts';
import { reportError } from '../platform/reporting.ts';
import { runtime } from '../runtime.ts';
import { refuse } from './attempts.ts';
import { assertRunning, type Caller, limited } from './commandCallable.ts';
import { httpCaller } from './httpCaller.ts';

type Response = Parameters<HttpsFunction>[1];
type Work = (body: unknown, caller: Caller, response: Response) => Promise<void>;

/**
 * What answers somebody signed in with a file, over plain HTTP: the checks are those of a callable
 * (`reads` goes on while commands are stopped), and so are refusals. What fails on its way is cut
 * off, so that no half file looks whole.
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
