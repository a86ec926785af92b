import { executeCommand as execute } from '#functions/eventStore/executeCommand.ts';
import { asPart } from './counter.ts';

export * from '#functions/eventStore/executeCommand.ts';

// counter.ts loads this module instead, so that requests of each function count as a part.
/** Counts the requests of a command as `commit`. */
export const executeCommand: typeof execute = (...args) => asPart('commit', () => execute(...args));
