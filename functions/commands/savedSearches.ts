import { z } from 'zod';
import * as commands from '#domain/work/savedSearch/commands.ts';
import { savedSearch } from '#domain/work/savedSearch/savedSearch.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const wire = z.discriminatedUnion('type', [
  commands.save.extend({ commandId: commandIdSchema }),
  commands.remove.extend({ commandId: commandIdSchema }),
]);

/** Saves and removes the own searches. */
export const savedSearches = commandCallable(savedSearch, wire, ({ commandId: _, ...command }, caller) => ({
  entityId: caller.uid,
  command,
  begins: true as const,
  admit: certifiedOnly,
}));
