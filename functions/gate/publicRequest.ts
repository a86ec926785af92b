import type { Request, Response } from 'express';
import { DomainError } from '#domain/kernel/domainError.ts';
import { reportError } from '../platform/log.ts';
import { callerAddress, networkOf } from './callerAddress.ts';
import { rateLimiter } from './rateLimit.ts';

export type Asked = Pick<Request, 'method' | 'path' | 'query'> & { readonly rawBody?: Buffer };
type Received = Asked & Pick<Request, 'header' | 'socket'>;
/** Answers a request. Throws `too-many-requests` to refuse it. */
export type Serve = (asked: Asked, response: Response, network: string) => Promise<void>;

/** More than a person reads: a list and the pictures of its pages. */
const BY_CLIENT = { burst: 200, perSecond: 20 } as const;
/** All that one server in front of us, or one caller without such a server, may ask for. */
const BY_SENDER = { burst: 1_000, perSecond: 100 } as const;

/**
 * The networks of a request: the server that sent it, and the client that this server names.
 * Hosting names it in `Fastly-Client-IP`; a caller that invents the header stays bounded by its own
 * network.
 */
const networksOf = (request: Received) => {
  const sender = networkOf(callerAddress(request));
  const named = request.header('Fastly-Client-IP');
  return { sender, client: named ? networkOf(named) : sender };
};

/** A function that anybody can call: reads only by default, limited by network. `now` in ms. */
export const publicRequest = (now: () => number, serve: Serve, methods: readonly string[] = ['GET', 'HEAD']) => {
  const [limitClient, limitSender] = [rateLimiter(now, BY_CLIENT), rateLimiter(now, BY_SENDER)];
  return async (request: Received, response: Response): Promise<void> => {
    if (!methods.includes(request.method))
      return void response.status(405).set('Allow', methods.join(', ')).type('text/plain').send('method not allowed');
    const { sender, client } = networksOf(request);
    try {
      limitSender(sender);
      limitClient(client);
      await serve(request, response, client);
    } catch (error) {
      const isFlood = error instanceof DomainError && error.code === 'too-many-requests';
      if (!isFlood) reportError(error, { path: request.path.slice(0, 200) });
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': '30' });
      response
        .status(isFlood ? 429 : 503)
        .type('text/plain')
        .send(isFlood ? 'too many requests' : 'try again later');
    }
  };
};
