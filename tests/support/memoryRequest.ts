import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { express } from '#local/functionsHost/app.ts';

type Answered = ServerResponse & { write: ServerResponse['write']; end: ServerResponse['end'] };

/** Collects the answer of a handler that writes to a response without a connection. */
const collect = (response: Answered, answered: (answer: Response) => void): void => {
  const chunks: Buffer[] = [];
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, encoding: unknown) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    add(chunk, encoding);
    return true;
  }) as Answered['write'];
  response.end = ((chunk: unknown, encoding: unknown) => {
    add(chunk, encoding);
    if (!response.headersSent) response.writeHead(response.statusCode);
    const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as [string, string]);
    const hasBody = ![204, 304].includes(response.statusCode);
    answered(new Response(hasBody ? Buffer.concat(chunks) : null, { status: response.statusCode, headers }));
    response.emit('finish');
    return response;
  }) as Answered['end'];
};

/** A body as the host of functions parses it: only JSON. */
const parsed = (body: string, headers: Headers): unknown =>
  headers.get('Content-Type')?.includes('urlencoded') ? Buffer.from(body) : (JSON.parse(body) as unknown);

/** Lets an HTTP function answer a request without a server. Rejects if it closes the connection. */
export const answerOf = (handler: RequestHandler, path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> =>
  new Promise((answered, failed) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method,
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body: parsed(body, new Headers(headers)), rawBody: Buffer.from(body) }),
    });
    const response = new ServerResponse(request) as Answered;
    response.destroy = () => {
      failed(new TypeError('terminated'));
      return response;
    };
    collect(response, answered);
    const app = express();
    app.use((...[given, answer, next]: Parameters<RequestHandler>) => void Promise.resolve(handler(given, answer, next)).catch(failed));
    app(request as never, response as never);
  });
