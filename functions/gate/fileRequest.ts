import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/v2/https';
import { reportError } from '../platform/log.ts';
import { callableOptions } from '../platform/options.ts';
import { runtime } from '../runtime.ts';
import { refuse } from './attempts.ts';
import { assertRunning, type Caller, limited } from './commandCallable.ts';
import { httpCaller } from './httpCaller.ts';

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
