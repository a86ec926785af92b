import type { OfficeRole } from '../../kernel/officeRoles.ts';
import { maySend } from '../duties.ts';
import { type DeskKind, workActOf } from './kinds.ts';

/** Whether a member with these roles works on a queue. */
export const worksOn = (roles: readonly OfficeRole[], kind: DeskKind): boolean => maySend(roles, ...workActOf(kind));
