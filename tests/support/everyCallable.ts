import { commands, files, reads, search } from '#functions/index.ts';

/** All callables of the services, by name. */
export const everyCallable = { ...commands.callables, ...reads.callables, ...search.callables, ...files.callables };
