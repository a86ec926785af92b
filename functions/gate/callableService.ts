import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';

type Handler = (request: Request, response: Parameters<HttpsFunction>[1]) => unknown;

/** A service with its callables, by name: tests and tools list them from here. */
export type Service<Handlers> = HttpsFunction & { readonly callables: Handlers };

/**
 * One deployed function for several callables. The path after its own name selects the callable:
 * `/commands/offers`. Another path is answered with 404.
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
