import type { OfficeRole } from '../kernel/officeRoles.ts';

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
