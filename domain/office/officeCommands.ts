import { dutiesOf } from '../kernel/definition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { aggregates } from '../registry.ts';

// Plain data, computed by the web build (web/plainData.ts).

/**
 * The commands of the office, with the roles that send them. Commands without a role here are not
 * the office's; their decider checks the sender.
 */
export const officeCommands: Partial<Record<AggregateName, Partial<Record<OfficeRole, readonly string[]>>>> = Object.fromEntries(
  Object.entries(aggregates)
    .map(([name, definition]) => [name, dutiesOf(definition)] as const)
    .filter(([, duties]) => Object.keys(duties).length > 0),
);
