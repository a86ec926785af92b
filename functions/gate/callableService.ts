import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';

type Handler = (request: Request, response: Parameters<HttpsFunction>[1]) => unknown;

/** A service and its callables by name; tests and tools read this list. */
export type Service<Handlers> = HttpsFunction & { readonly callables: Handlers };

/**
 * One deployed function for several callables. The path selects the callable: `/commands/offers`.
 * Any other path gets a 404.
 */
export const callableService = <Handlers extends Readonly<Record<string, Handler>>>(
  options: HttpsOptions,
  callables: Handlers,
): Service<Handlers> => {
  const byPath = new Map<string, Handler>(Object.entries(callables).map(([name, handler]) => [`/${name}`, handler]));
  const route = onRequest(options, async (request, response) => {
    const handler = byPath.get(request.path);
    if (handler) await handler(request, response);
    else response.status(404).json({ error: { status: 'NOT_FOUND', message: 'No such callable' } });
  });
  return Object.assign(route, { callables });
};
