import { roleNames } from '#domain/office/roleNames.ts';
import type { OfficeRole } from '#domain/office/roles.ts';

/** The names of roles, in the order of the table. */
export const rolesText = (roles: readonly OfficeRole[]): string => roles.map((role) => roleNames[role]).join('、') || '役割なし';
