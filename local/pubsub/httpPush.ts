import { Agent, request } from 'node:http';
import { pushBody } from './message.ts';
import type { Push } from './subscription.ts';

/** Status codes that Pub/Sub accepts as acknowledgements. */
const acknowledging = new Set([102, 200, 201, 202, 204]);

/**
 * Posts messages over kept-alive connections. Any other answer within the deadline is a refusal.
 */
export const httpPush = (): { push: Push; close: () => void } => {
  const agent = new Agent({ keepAlive: true });
  const push: Push = (settings, message, attempt) =>
    new Promise((resolve) => {
      const body = Buffer.from(pushBody(message, settings.name, settings.deadLetter ? attempt : undefined));
      const refuse = () => resolve(false);
      const call = request(
        settings.pushEndpoint,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'CloudPubSub-Google' },
          signal: AbortSignal.timeout(settings.ackDeadlineMs),
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(acknowledging.has(answer.statusCode ?? 0)));
          answer.on('error', refuse);
        },
      );
      // A refused connection means that the functions host is down. The message is redelivered with
      // backoff.
      call.on('error', refuse);
      call.end(body);
    });
  return { push, close: () => agent.destroy() };
};
