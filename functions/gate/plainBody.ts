/**
 * The largest body of a callable (bytes). Files do not pass here; they go to the bucket directly.
 */
export const BODY_MAX = 262_144;
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

/**
 * Whether a body can come from our web app: small, not deep, and without the transport's number
 * wrappers (`@type`).
 */
export const isPlainBody = (body: Buffer, bytesMax = BODY_MAX): boolean =>
  body.length <= bytesMax && depthOf(body) <= DEPTH_MAX && !/"@type"\s*:/.test(body.toString('utf8'));
