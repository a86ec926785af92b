import { z } from 'zod';
import { labelled } from '../kernel/fieldMeta.ts';

/** What a member of the office may be given to do. */
export const officeRoles = ['review', 'people', 'billing', 'approval', 'audit', 'operations', 'administration'] as const;
export type OfficeRole = (typeof officeRoles)[number];

const approvalLimit = labelled('承認できる報酬の上限（税抜）', z.int().min(0).max(100_000_000).nullable());

/** What a member is given. */
export const dutyFields = {
  roles: labelled('役割', z.array(z.enum(officeRoles)).max(officeRoles.length).readonly()),
  approvalLimit,
};
