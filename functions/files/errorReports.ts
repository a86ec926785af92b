import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { countedCallable } from '../gate/attempts.ts';
import { callerAddress } from '../gate/callerAddress.ts';
import { rateLimiter } from '../gate/rateLimit.ts';
import { reportError } from '../platform/log.ts';
import { reportOptions } from '../platform/options.ts';

/** Truncates a text: a report that is too long is useful too. */
const cut = (limit: number) => z.string().transform((text) => text.slice(0, limit));
export const errorReport = z.strictObject({ message: cut(500), stack: cut(4_000), route: cut(200), release: cut(200) });

/** The largest report (bytes). Browsers truncate their texts far below. */
const BODY_MAX = 64_000;

const limitedByAddress = rateLimiter(Date.now, { burst: 10, perSecond: 0.2 });
/** All reports of this process together: a flood from many addresses does not flood the log. */
const limitedTogether = rateLimiter(Date.now, { burst: 100, perSecond: 2 });

/**
 * Logs error reports of browsers, also of guests: a page can fail before a sign-in. Returns null.
 */
export const errorReports = countedCallable(
  'errorReports',
  ({ data, app, rawRequest }): null => {
    // Even if App Check is not enforced, a token that is sent must be valid.
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
