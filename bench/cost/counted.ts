import { postMails as post } from '#functions/effects/mail/postMails.ts';
import { executeCommand as execute } from '#functions/eventStore/executeCommand.ts';
import { asPart } from './counter.ts';

export * from '#functions/effects/mail/postMails.ts';
export * from '#functions/eventStore/executeCommand.ts';

// counter.ts loads this module instead of both, so that requests of each function count as a part.
/** Counts the requests of a command as `commit`. */
export const executeCommand: typeof execute = (...args) => asPart('commit', () => execute(...args));
/** Counts the requests of sending mails as `mail`. */
export const postMails: typeof post = (...args) => asPart('mail', () => post(...args));
