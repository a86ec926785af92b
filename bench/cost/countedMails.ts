import { postMails as post } from '#functions/mail/postMails.ts';
import { asPart } from './counter.ts';

/** counter.ts loads it in the place of `postMails`. */
export const postMails: typeof post = (...args) => asPart('mail', () => post(...args));
