import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';

const members = { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 100 } as const;

/**
 * The members of the office who are not suspended, the newest 100; undefined until read. Read only
 * if `wanted`.
 */
export const useMembers = (wanted = true): readonly OfficeAccount[] | undefined => {
  const { query, rows } = useMany(wanted ? members : null, officeAccountSchema);
  return query.isSuccess ? rows.filter(({ suspended }) => !suspended) : undefined;
};
