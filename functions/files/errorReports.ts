import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { countedCallable } from '../gate/attempts.ts';
import { callerAddress } from '../gate/callerAddress.ts';
import { rateLimiter } from '../gate/rateLimit.ts';
import { reportOptions } from '../platform/options.ts';
import { reportError } from '../platform/reporting.ts';

/**
 * An error that a browser met. Texts are cut, not refused: a report that is too long is still worth
 * having.
 */
const cut = (limit: number) => z.string().transform((text) => text.slice(0, limit));
export const errorReport = z.strictObject({ message: cut(500), stack: cut(4_000), route: cut(200), release: cut(200) });
export type ErrorReport = z.infer<typeof errorReport>;

/** The largest report (bytes); a browser cuts its texts far below. */
const BODY_MAX = 64_000;

const limitedByAddress = rateLimiter(Date.now, { burst: 10, perSecond: 0.2 });
/** All reports that a process takes: a flood from many addresses makes no flood in the log. */
const limitedTogether = rateLimiter(Date.now, { burst: 100, perSecond: 2 });

/**
 * Takes what browsers report, signed in or not: also a page that fails before anybody could sign
 * in. Answers nothing.
 */
export const errorReports = countedCallable(
  'errorReports',
  ({ data, app, rawRequest }): null => {
    // Where App Check is not enforced, a token that is there must still be sound.
    if (rawRequest.header('X-Firebase-AppCheck') && !app) throw new DomainError('unauthenticated');
    limitedByAddress(callerAddress(rawRequest));
    limitedTogether('everybody');
    const parsed = errorReport.safeParse(data);
    if (!parsed.success) throw new DomainError('invalid-argument');
    const { message, stack, route, release } = parsed.data;
    reportError(stack || message, { source: 'browser', message, route, release });
    return null;
  },
  { bytesMax: BODY_MAX, options: reportOptions },
);
