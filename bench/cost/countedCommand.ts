import { executeCommand as execute } from '#functions/eventStore/executeCommand.ts';
import { asPart } from './counter.ts';

export * from '#functions/eventStore/executeCommand.ts';

/** counter.ts loads it in the place of `executeCommand`. */
export const executeCommand: typeof execute = (...args) => asPart('commit', () => execute(...args));
