import { commands, files, reads, search } from '#functions/index.ts';

export const everyCallable = { ...commands.callables, ...reads.callables, ...search.callables, ...files.callables };
