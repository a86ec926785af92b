import { type AggregateName, aggregateNames } from '../../kernel/identifiers.ts';

/** The callables of the services other than `commands`. */
const beside = {
  reads: ['audit', 'bills', 'dealCertificate', 'operationStatus', 'ownData'],
  search: ['search'],
  files: ['billExports', 'invoiceFiles', 'media', 'messageFiles', 'payoutFiles', 'uploads'],
} as const;

/**
 * The callables of each deployed service. A service runs, scales and has permissions as one.
 * `commands` has no access to files. `files` processes uploads and streams exports. `reads` answers
 * what the rules cannot. `search` keeps its rows in memory.
 */
export const services = {
  commands: [
    ...([
      'accounts',
      'auditions',
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
      'heldActs',
      'holds',
      'invoices',
      'jobs',
      'masters',
      'news',
    ] as const),
    ...([
      'notifications',
      'offers',
      'operations',
      'orders',
      'payees',
      'payouts',
      'priceLists',
      'reports',
      'reviews',
      'savedSearches',
    ] as const),
    ...(['settlements', 'shortlists', 'statementLayouts', 'students', 'talents', 'transfers'] as const),
  ],
  ...beside,
} as const;

export type ServiceName = keyof typeof services;
export type CallableOf<Service extends ServiceName> = (typeof services)[Service][number];
/** The callables that accept commands. `media` runs in `files`, because its commands read files. */
export type CommandCallableName = CallableOf<'commands'> | 'media';

/**
 * The path of a callable below the address of the functions: `commands/offers`. Unknown names are
 * commands, so that pages need not load all their names.
 */
export const addressOf = (callable: string): string => {
  const service = Object.entries(beside).find(([, callables]) => (callables as readonly string[]).includes(callable));
  return `${service?.[0] ?? 'commands'}/${callable}`;
};

/** The plural of a name: news and media have none. */
const pluralOf = (name: AggregateName): string => {
  if (name === 'news' || name === 'media') return name;
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return name.endsWith('ch') ? `${name}es` : `${name}s`;
};

/** The aggregate whose commands a callable accepts: the callable is its plural. */
export const aggregateOf = Object.fromEntries(aggregateNames.map((name) => [pluralOf(name), name])) as Readonly<
  Record<CommandCallableName, AggregateName>
>;
