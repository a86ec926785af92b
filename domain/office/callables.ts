import type { AggregateName } from '../kernel/identifiers.ts';
import type { CommandCallableName } from './operation/addresses.ts';

/** The aggregate whose commands a callable accepts. */
export const aggregateOf: Readonly<Record<CommandCallableName, AggregateName>> = {
  ...{
    accounts: 'account',
    chats: 'chat',
    clients: 'client',
    closings: 'closing',
    contacts: 'contact',
    controls: 'control',
    countersigns: 'countersign',
    desks: 'desk',
    diaries: 'diary',
    entries: 'entry',
  },
  ...{ favorites: 'favorite', guardians: 'guardian', invoices: 'invoice', jobs: 'job', masters: 'master', media: 'media', news: 'news' },
  ...{ notifications: 'notification', offers: 'offer', operations: 'operation', reports: 'report', reviews: 'review' },
  ...{ savedSearches: 'savedSearch', students: 'student', talents: 'talent' },
};
