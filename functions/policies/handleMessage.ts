import { beside } from '../delivery/beside.ts';
import { deliver } from '../delivery/deliver.ts';
import type { Message } from '../delivery/publish.ts';
import type { Runtime } from '../ports.ts';
import { ownDocumentsHandler } from '../projections/ownDocuments.ts';
import { sharedDocumentsBeside, sharedDocumentsHandler } from '../projections/sharedDocuments.ts';
import { searchRowsHandler } from '../search/followRows.ts';
import { keysOfEffects, staysInDatabase } from './policies.ts';
import { policiesHandler, runAll } from './policiesHandler.ts';
import { runBeside } from './routing.ts';

/**
 * Documents of the events of a message: a stream's own that its commits could not write, those that
 * several streams share, then search rows. With most events also their effects.
 */
export const handleDocuments = async (runtime: Runtime, message: Message, attempt: number | null = null): Promise<void> => {
  await deliver(runtime, 'readModels', ownDocumentsHandler, message, attempt);
  if (runBeside(message)) await handleBoth(runtime, message, attempt);
  else await deliver(runtime, 'shared', sharedDocumentsHandler, message, attempt);
  await deliver(runtime, 'search', searchRowsHandler, message, attempt);
};

/**
 * Effects that are not done after the documents get a message of their own: the function `policies`
 * repeats it, counts its failures and parks it, and documents go on.
 */
const handleBoth = async (runtime: Runtime, message: Message, attempt: number | null): Promise<void> => {
  const { streamId, version } = message;
  const effects = beside({
    subscription: 'policies',
    accepts: (events) => events.every(staysInDatabase),
    keys: (events) => events.flatMap(keysOfEffects),
    run: runAll,
  });
  try {
    await deliver(runtime, 'shared', sharedDocumentsBeside(effects), message, attempt);
  } finally {
    if (!(await effects.finish(runtime))) await runtime.publish({ streamId, version, owes: ['policies'] });
  }
};

/** Effects of the events of a message. */
export const handleEffects = (runtime: Runtime, message: Message, attempt: number | null = null): Promise<void> =>
  deliver(runtime, 'policies', policiesHandler, message, attempt);
