import { commands, files, reads } from '#functions/index.ts';

/** Every callable of the services, by name. */
export const everyCallable = { ...commands.callables, ...reads.callables, ...files.callables };
