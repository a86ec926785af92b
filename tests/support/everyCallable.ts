import { commands, files, reads, search } from '#functions/index.ts';

/** Every callable of the services, by name. */
export const everyCallable = { ...commands.callables, ...reads.callables, ...search.callables, ...files.callables };
