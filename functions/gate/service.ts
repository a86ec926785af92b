import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';
import type { CallableOf, ServiceName } from '#domain/operation/addresses.ts';

type Handler = (request: Request, response: Parameters<HttpsFunction>[1]) => unknown;

/** A service with its callables, by name: tests and tools list them from here. */
export type Service<Handlers> = HttpsFunction & { readonly callables: Handlers };

/** One deployed function for several callables. What stands behind its own name in the address says which: `/commands/offers`. */
export const service = <Name extends ServiceName, Handlers extends Readonly<Record<CallableOf<Name>, Handler>>>(
  _name: Name,
  options: HttpsOptions,
  callables: Handlers,
): Service<Handlers> => {
  const byPath = new Map<string, Handler>(Object.entries<Handler>(callables).map(([name, handler]) => [`/${name}`, handler]));
  const route = onRequest(options, async (request, response) => {
    const handler = byPath.get(request.path);
    if (handler) await handler(request, response);
    else response.status(404).json({ error: { status: 'NOT_FOUND', message: 'No such callable' } });
  });
  return Object.assign(route, { callables });
};
