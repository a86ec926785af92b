import { businessRules } from '#domain/kernel/businessRules.ts';
import { transportMessages } from '#domain/kernel/transportMessages.ts';
import { auth } from '../auth/auth.ts';
import { CommandError } from './commandError.ts';
import { functionsClient } from './functions.ts';

/**
 * Calls a callable as the user who is signed in now. If the user signs out while the client loads,
 * nothing is sent, neither without a sender nor as the next user: throws CommandError
 * `unauthenticated`. Else throws the client's error.
 */
export const callAsUser = async <Question, Answer>(address: string, question: Question): Promise<Answer> => {
  await auth.authStateReady();
  const sender = auth.currentUser?.uid;
  const { functions, httpsCallable } = await functionsClient();
  if (!sender || auth.currentUser?.uid !== sender) throw new CommandError('unauthenticated', transportMessages.unauthenticated);
  return (await httpsCallable<Question, Answer>(functions, address, { timeout: businessRules.callTimeout })(question)).data;
};
