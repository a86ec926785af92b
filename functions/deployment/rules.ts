import { isProtected } from '../platform/settings.ts';

const asked = 'function signedInAsRequired() { return request.auth.token.firebase.sign_in_second_factor is string; }';
const notAsked = 'function signedInAsRequired() { return true; }';

/**
 * The rules of the database for an environment: firestore.rules as it stands asks the office for a
 * second factor; where the callables ask for none (REQUIRE_SECOND_FACTOR, read by the same
 * function), neither do the rules. Throws when the line is not found.
 */
export const rulesFor = (rules: string, env: NodeJS.ProcessEnv): string => {
  if (rules.split(asked).length !== 2) throw new Error('firestore.rules does not ask for the second factor in the one known line');
  return isProtected('REQUIRE_SECOND_FACTOR', env) ? rules : rules.replace(asked, notAsked);
};
