import { onCall } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { callableOptions } from '../options.ts';
import { reportError } from '../reporting.ts';
import { answerError } from './answerErrors.ts';
import { rateLimiter } from './rateLimit.ts';

/** An error that a browser met. Texts are cut, not refused: a report that is too long is still worth having. */
const cut = (limit: number) => z.string().transform((text) => text.slice(0, limit));
export const errorReport = z.strictObject({ message: cut(500), stack: cut(4_000), route: cut(200), release: cut(200) });
export type ErrorReport = z.infer<typeof errorReport>;

const limited = rateLimiter(Date.now, { burst: 10, perSecond: 0.2 });

/** Takes what browsers report, signed in or not: also a page that fails before anybody could sign in. Answers nothing. */
export const errorReports = onCall(callableOptions, ({ data, rawRequest }): null => {
  try {
    limited(rawRequest.ip ?? 'unknown');
    const parsed = errorReport.safeParse(data);
    if (!parsed.success) throw new DomainError('invalid-argument');
    const { message, stack, route, release } = parsed.data;
    reportError(stack || message, { source: 'browser', message, route, release });
    return null;
  } catch (error) {
    throw answerError(error);
  }
});
