/** The callables of the services beside that of commands. */
const beside = {
  reads: ['audit', 'bills', 'dealCertificate', 'operationStatus'],
  search: ['search'],
  files: ['billExports', 'invoiceFiles', 'media', 'messageFiles', 'uploads'],
} as const;

/**
 * The callables of each deployed service. A service is what runs, scales and has rights together:
 * commands may touch no file, `files` unpacks pictures and streams exports, `reads` answers what
 * the rules cannot: the office's questions, and a deal's certificate; `search` keeps what it
 * searches in memory.
 */
export const services = {
  commands: [
    ...([
      'accounts',
      'chats',
      'clients',
      'closings',
      'contacts',
      'controls',
      'countersigns',
      'desks',
      'diaries',
      'entries',
      'favorites',
      'guardians',
      'invoices',
      'jobs',
      'masters',
      'news',
    ] as const),
    ...(['notifications', 'offers', 'operations', 'reports', 'reviews', 'savedSearches', 'students', 'talents'] as const),
  ],
  ...beside,
} as const;

export type ServiceName = keyof typeof services;
export type CallableOf<Service extends ServiceName> = (typeof services)[Service][number];
/** What takes commands; `media` runs beside the files that its commands look at. */
export type CommandCallableName = CallableOf<'commands'> | 'media';

/**
 * Where a callable is called, under the address of the functions: `commands/offers`. What is in no
 * other service is a command: every page loads this, but not the names of all commands.
 */
export const addressOf = (callable: string): string => {
  const service = Object.entries(beside).find(([, callables]) => (callables as readonly string[]).includes(callable));
  return `${service?.[0] ?? 'commands'}/${callable}`;
};
