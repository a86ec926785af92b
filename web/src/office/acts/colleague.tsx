import { type OfficeAccount, officeAccountPath, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { readMany } from '#web/shared/data/readOnce.ts';
import { useOne } from '#web/shared/data/reads.ts';

const nameOf = (account: OfficeAccount | null | undefined): string => account?.staffEmail ?? account?.maskedEmail ?? '事務局のほかの担当者';

/** By what name a colleague is known: the address they sign in with, masked once they left the office. */
export const colleague = async (uid: string): Promise<string> => {
  const [account] = await readMany({ collection: 'officeAccounts', where: [['id', '==', uid]], limit: 1 }, officeAccountSchema);
  return nameOf(account);
};

/** The name of a colleague who did something; read once per colleague, however often they appear. */
export const Colleague = ({ uid }: { readonly uid: string }) => {
  const { data, isPending } = useOne(officeAccountPath(uid), officeAccountSchema);
  return isPending ? '…' : nameOf(data);
};
