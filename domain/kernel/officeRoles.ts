import { z } from 'zod';
import { labelled } from './fieldMeta.ts';

export const officeRoles = ['review', 'people', 'billing', 'approval', 'audit', 'operations', 'administration'] as const;
export type OfficeRole = (typeof officeRoles)[number];

const approvalLimit = labelled('承認できる報酬の上限（税抜）', z.int().min(0).max(100_000_000).nullable());

/** The roles and the approval limit (yen, without tax) of a member. */
export const dutyFields = {
  roles: labelled('役割', z.array(z.enum(officeRoles)).max(officeRoles.length).readonly()),
  approvalLimit,
};

export const roleNames: Readonly<Record<OfficeRole, string>> = {
  review: '審査',
  people: '会員',
  billing: '請求',
  approval: '承認者',
  audit: '監査',
  operations: '運用',
  administration: '管理者',
};

/** The names of roles, in the given order. */
export const rolesText = (roles: readonly OfficeRole[]): string => roles.map((role) => roleNames[role]).join('、') || '役割なし';
