/**
 * The callables of each deployed service. A service is what runs, scales and has rights together: commands may touch no
 * file, `files` unpacks pictures and streams exports, `reads` answers what the rules cannot: the office's questions, and a
 * deal's certificate; `search` keeps what it searches in memory.
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
  reads: ['audit', 'bills', 'dealCertificate', 'operationStatus'],
  search: ['search'],
  files: ['billExports', 'invoiceFiles', 'media', 'messageFiles', 'uploads'],
} as const;

export type ServiceName = keyof typeof services;
export type CallableOf<Service extends ServiceName> = (typeof services)[Service][number];
/** What takes commands; `media` runs beside the files that its commands look at. */
export type CommandCallableName = CallableOf<'commands'> | 'media';

const serviceOf = Object.fromEntries(Object.entries(services).flatMap(([service, callables]) => callables.map((name) => [name, service])));

/** Where a callable is called, under the address of the functions: `commands/offers`. Throws for a name that no service has. */
export const addressOf = (callable: string): string => {
  const service = serviceOf[callable];
  if (!service) throw new Error(`no service has a callable "${callable}"`);
  return `${service}/${callable}`;
};
