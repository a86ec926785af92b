import { actsOf } from '../../kernel/definition.ts';
import { aggregates, type EventType } from '../../registry.ts';
import { actOf } from './journal.ts';

// Plain data, computed by the web build (web/plainData.ts).

/** The event types of acts of the office. Acts on a member's own account are not included. */
export const officeTypes = Object.values(aggregates).flatMap(actsOf) as readonly EventType[];

export const officeActs: readonly string[] = [...new Set(officeTypes.map(actOf))];
