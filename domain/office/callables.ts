import { type AggregateName, aggregateNames } from '../kernel/identifiers.ts';
import type { CommandCallableName } from './operation/addresses.ts';

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
