import { isProtected } from '../platform/settings.ts';

const asked = 'function signedInAsRequired() { return request.auth.token.firebase.sign_in_second_factor is string; }';
const notAsked = 'function signedInAsRequired() { return true; }';

/**
 * The database rules for an environment. firestore.rules requires the office's second factor; if
 * REQUIRE_SECOND_FACTOR is off, the rules do not. Throws if the line is not found.
 */
export const rulesFor = (rules: string, env: NodeJS.ProcessEnv): string => {
  if (rules.split(asked).length !== 2) throw new Error('firestore.rules does not ask for the second factor in the one known line');
  return isProtected('REQUIRE_SECOND_FACTOR', env) ? rules : rules.replace(asked, notAsked);
};
