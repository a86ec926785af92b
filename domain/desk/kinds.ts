import type { AggregateName } from '../kernel/identifiers.ts';
import { maySend, type OfficePart } from '../office/duties.ts';
import type { OfficeRole } from '../office/roles.ts';

/** What waits in a queue of the office, by the aggregate that it is about. */
export const deskKinds = ['offer', 'entry', 'client', 'talent', 'report', 'contact'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** The parts of the office's work that have queues. */
export const deskParts = ['deals', 'people', 'requests'] as const satisfies readonly OfficePart[];
export type DeskPart = (typeof deskParts)[number];

/** Who reads a queue, and the act by which it is worked off: who may do that works on it. */
const queues = {
  offer: { part: 'deals', act: ['offer', 'adminApprove'] },
  entry: { part: 'deals', act: ['entry', 'adminApprove'] },
  client: { part: 'people', act: ['account', 'certifyClient'] },
  talent: { part: 'people', act: ['talent', 'publish'] },
  report: { part: 'requests', act: ['report', 'settle'] },
  contact: { part: 'requests', act: ['contact', 'answer'] },
} as const satisfies Readonly<Record<DeskKind, { readonly part: DeskPart; readonly act: readonly [AggregateName, string] }>>;

export const partOf = (kind: DeskKind): DeskPart => queues[kind].part;

/** The act by which the work of a queue is done: whose command, and which. */
export const workActOf = (kind: DeskKind): readonly [AggregateName, string] => queues[kind].act;

/** Whether a member with these roles works on a queue. */
export const worksOn = (roles: readonly OfficeRole[], kind: DeskKind): boolean => maySend(roles, ...workActOf(kind));

export const isDeskKind = (name: string): name is DeskKind => (deskKinds as readonly string[]).includes(name);

/** The lists in which something can wait. Only deals have more than one. */
export const deskLists = ['waiting', 'changes', 'cancellations', 'proxies'] as const;
export type DeskList = (typeof deskLists)[number];
