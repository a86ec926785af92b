import { executeCommand as execute } from '#functions/eventStore/executeCommand.ts';
import { postMails as post } from '#functions/mail/postMails.ts';
import { asPart } from './counter.ts';

export * from '#functions/eventStore/executeCommand.ts';
export * from '#functions/mail/postMails.ts';

// counter.ts loads this module in the place of both: the requests of each function count as a part.
export const executeCommand: typeof execute = (...args) => asPart('commit', () => execute(...args));
export const postMails: typeof post = (...args) => asPart('mail', () => post(...args));
