import { type CallableFunction, type CallableOptions, type CallableRequest, type HttpsError, onCall } from 'firebase-functions/v2/https';
import { log } from '../platform/log.ts';
import { callableOptions } from '../platform/options.ts';
import { continuing, inSpan } from '../platform/tracing.ts';
import { runtime } from '../runtime.ts';
import { answerError, codeOf } from './answerErrors.ts';
import { refusalCounter, saveRefusals } from './refusals.ts';

/**
 * The largest body of a callable (bytes). Files do not pass here; they go to the bucket directly.
 */
const BODY_MAX = 262_144;
const DEPTH_MAX = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) => sign.charCodeAt(0));

/** The nesting depth of JSON, counted up to the limit plus one. Reads bytes without recursion. */
const depthOf = (json: Uint8Array): number => {
  let [depth, deepest, inText] = [0, 0, false];
  for (let at = 0; at < json.length && deepest <= DEPTH_MAX; at++) {
    const sign = json[at];
    if (inText && sign === BACKSLASH) at++;
    else if (sign === QUOTE) inText = !inText;
    else if (!inText && (sign === OPEN_LIST || sign === OPEN_OBJECT)) deepest = Math.max(deepest, ++depth);
    else if (!inText && (sign === CLOSE_LIST || sign === CLOSE_OBJECT)) depth--;
  }
  return deepest;
};

/** Whether a body can come from our app: small, not deep, without `@type` of the transport. */
export const isPlainBody = (body: Buffer, bytesMax = BODY_MAX): boolean =>
  body.length <= bytesMax && depthOf(body) <= DEPTH_MAX && !/"@type"\s*:/.test(body.toString('utf8'));

/** Counts of refused attempts, shown on the office's operations screen. */
export const refusals = refusalCounter(
  () => runtime().now(),
  (date, counted) => saveRefusals(runtime().db, date, counted),
);

/** A call: the callable (for a command, the aggregate), the uid (null: guest), the payload. */
export type Attempt = { readonly callable: string; readonly uid: string | null; readonly data: unknown };

/** Payload fields that identify the target of a call. They hold ids, no free text, no addresses. */
const targetFields = [
  ...[
    'offerId',
    'entryId',
    'roomId',
    'reviewId',
    'reportId',
    'mediaId',
    'newsId',
    'masterId',
    'deadlineId',
    'contactId',
    'countersignId',
    'heldActId',
    'workId',
  ],
  ...['uploadId', 'exportId', 'streamId', 'subjectId', 'jobId', 'talentId', 'uid'],
] as const;

const idIn = (data: unknown, fields: readonly string[]): string | null => {
  if (typeof data !== 'object' || data === null) return null;
  const values = fields.map((field) => (data as Readonly<Record<string, unknown>>)[field]);
  return values.find((value): value is string => typeof value === 'string' && /^[\w-]{1,300}$/.test(value)) ?? null;
};

/** The log entry of a refused attempt: uid, callable, target and code. It has no personal data. */
export const refusedEntry = ({ callable, uid, data }: Attempt, error: unknown) => ({
  uid,
  callable,
  type: idIn(data, ['type']),
  code: codeOf(error),
  target: idIn(data, targetFields),
});

/** Logs and counts a refused attempt; returns the error for the browser. */
export const refuse = async (attempt: Attempt, error: unknown): Promise<HttpsError> => {
  log('WARNING', 'refused', refusedEntry(attempt, error));
  await refusals.count(attempt.callable, codeOf(error));
  return answerError(error);
};

/** Runs a call. Logs and counts a refusal. Writes counts that are due before it answers. */
const attempted = async <Result>(attempt: Attempt, work: () => Result | Promise<Result>): Promise<Result> => {
  try {
    const result = await work();
    await refusals.flushIfDue();
    return result;
  } catch (error) {
    throw await refuse(attempt, error);
  }
};

/** The part of an HTTP request that decides whether its body is decoded. */
type Received = { body?: { data?: unknown }; readonly rawBody?: Buffer };

/** Replaces a body on which the transport would fail by null, so that the schema refuses it. */
export const readable = (request: Received, bytesMax: number): void => {
  const { body, rawBody } = request;
  if (body?.data !== undefined && rawBody && !isPlainBody(rawBody, bytesMax)) request.body = { data: null };
};

/** Makes a callable whose refusals are logged and counted. HTTP functions use `refuse`. */
export const countedCallable = <Result>(
  callable: string,
  work: (request: CallableRequest) => Result | Promise<Result>,
  { bytesMax = BODY_MAX, options = callableOptions }: { readonly bytesMax?: number; readonly options?: CallableOptions } = {},
): CallableFunction<unknown, Promise<Result>> => {
  const inner = onCall(options, (request) =>
    continuing(request.rawRequest.headers, () =>
      inSpan('callable', { callable }, () =>
        attempted({ callable, uid: request.auth?.uid ?? null, data: request.data }, () => work(request)),
      ),
    ),
  );
  const outer = (...[request, response]: Parameters<typeof inner>) => {
    readable(request, bytesMax);
    return inner(request, response);
  };
  return Object.defineProperties(outer, Object.getOwnPropertyDescriptors(inner)) as typeof inner;
};
